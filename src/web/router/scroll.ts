/** 'as it was': where the visitor left it. */
export type ScrollWish = 'at the top' | 'as it was' | 'where it is'

const storageKey = 'scroll-positions'
/** How far down each step of the history was when it was left. */
let positions: Record<number, number> = {}

/** From here on a step's place is ours to find again; that of a page which is loaded anew stays the browser's. */
export function startScroll(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    // A browser that remembers nothing begins at the top.
  }
  const take = () => {
    window.history.scrollRestoration = 'manual'
  }
  take()
  window.addEventListener('pageshow', take)
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // As above.
    }
  })
}

export function rememberScroll(step: number): void {
  positions[step] = window.scrollY
}

export function scrollTo(wish: ScrollWish, step: number, hash: string): void {
  if (wish === 'where it is') return
  const target = wish === 'at the top' && hash ? document.getElementById(hash.slice(1)) : null
  if (target) target.scrollIntoView()
  else
    window.scrollTo({ top: wish === 'as it was' ? (positions[step] ?? 0) : 0, left: 0, behavior: 'instant' })
}
