const minPasswordLength = 8
export const maxPasswordLength = 512

/** Why a new password cannot be used; undefined when it can. */
export function complaintAbout(password: string): string | undefined {
  if (password.length < minPasswordLength) return `It must have at least ${minPasswordLength} characters.`
  if (password.length > maxPasswordLength) return `It may have at most ${maxPasswordLength} characters.`
  return undefined
}
