const usual = '/admin/places'

/** Where to go after a login: the address within the site that was asked for, else the places. */
export function addressAfterLogin(next: string | undefined): string {
  // What a browser drops or turns round on its way to an address hides where that leads.
  if (!next || !/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(next)) return usual
  const here = 'https://here.invalid'
  const { origin, pathname, search, hash } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : usual
}
