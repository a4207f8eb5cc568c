/** The name under which Unsplash knows us: its links carry it, as its guidelines ask. */
const application = 'family_fun_europe'

/** A link to Unsplash that says where it comes from. */
export function withReferral(address: string): string {
  const url = new URL(address)
  url.searchParams.set('utm_source', application)
  url.searchParams.set('utm_medium', 'referral')
  return url.href
}

export const unsplashHome = withReferral('https://unsplash.com/')

/** The id in what an editor entered: an id, or the address of a photo's page, which ends in it. */
export function unsplashIdOf(text: string): string | undefined {
  const word = text.trim()
  if (/^[\w-]{1,64}$/.test(word)) return word
  return /^https:\/\/(?:www\.)?unsplash\.com\/(?:[a-z]{2}\/)?photos\/(?:[^/?#]*-)?([\w-]{11})\/?(?:[?#].*)?$/i.exec(
    word,
  )?.[1]
}
