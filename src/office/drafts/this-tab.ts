const key = 'tab'
let made: string | undefined

/** The name of this tab: it outlives loading the page anew, and a browser that brings its tabs back. */
export function thisTab(): string {
  made ??= String(crypto.getRandomValues(new Uint32Array(1))[0])
  try {
    const known = sessionStorage.getItem(key)
    if (known === null) sessionStorage.setItem(key, made)
    return known ?? made
  } catch {
    // Where nothing may be stored it lasts as long as the page.
    return made
  }
}
