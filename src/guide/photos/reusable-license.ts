/** Licences under which everybody may show a picture: public domain, CC0, CC BY and CC BY-SA. */
const reusable = /^(?:CC0(?: 1\.0)?|Public domain|CC BY(?:-SA)? \d\.\d(?: [a-z]{2,3}(?:-[a-z]{2,5})?)?)$/i

export const isReusable = (license: string): boolean => reusable.test(license)

/** Whether its author has to be named wherever the picture is shown. */
export const asksForName = (license: string): boolean => /^CC BY/i.test(license)

/** Where the licence can be read; undefined for what is no licence. */
export function licenseAddress(license: string): string | undefined {
  if (/^CC0/i.test(license)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind, version, country] = /^CC (BY(?:-SA)?) (\d\.\d)(?: ([a-z-]+))?$/i.exec(license) ?? []
  if (!kind || !version) return undefined
  const path = [kind, version, ...(country ? [country] : [])].join('/').toLowerCase()
  return `https://creativecommons.org/licenses/${path}/`
}
