/** Whether a browser may be sent there: http or https, and no name or password in it. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return ['http:', 'https:'].includes(protocol) && !username && !password
}
