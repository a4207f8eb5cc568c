import type { FocusEvent } from 'react'

/**
 * For `onFocus` of what scrolls sideways: browsers are content where an edge of what the keys have reached is in view. How far
 * from the edges it comes to stand is the scroller's `scroll-padding`.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return
  const item = target.closest('li') ?? target
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
