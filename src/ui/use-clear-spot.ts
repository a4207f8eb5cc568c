import { type RefObject, useLayoutEffect } from 'react'
import { clearSpot } from './clear-spot.ts'
import { onToastMove } from './toast-places.ts'

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/**
 * Keeps a part that is fixed to the window off the page's controls, also when these move. Where they leave no room the
 * page gets longer: what lies at its end, below which nobody could scroll, is then not covered. In a layer, which has room for
 * it, the part is not fixed and stays where it is.
 */
export function useClearSpot(part: RefObject<HTMLElement | null>, version: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the part has another content
  useLayoutEffect(() => {
    const place = () => part.current && placeClear(part.current)
    place()
    const resized = new ResizeObserver(place)
    resized.observe(document.body)
    // A message is put into it only after it is there.
    if (part.current) resized.observe(part.current)
    const stop = onToastMove(place)
    const moments = [
      [window, 'resize'],
      [document, 'scrollend'],
      [window.visualViewport, 'resize'],
    ] as const
    for (const [target, event] of moments) target?.addEventListener(event, place)
    return () => {
      resized.disconnect()
      stop()
      for (const [target, event] of moments) target?.removeEventListener(event, place)
      root().paddingBottom = ''
    }
  }, [part, version])
}

function placeClear(part: HTMLElement) {
  // Nothing runs away from a pointer or the focus.
  if (part.matches(':hover, :focus-within')) return
  part.style.translate = ''
  const card = part.getBoundingClientRect()
  if (card.height === 0 || getComputedStyle(part).position !== 'fixed') return
  const seen = window.visualViewport
  const room = { height: seen ? seen.offsetTop + seen.height : window.innerHeight }
  const boxes = [...document.querySelectorAll(controls)]
    .filter((control) => !part.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width * height > 1 && bottom > 0 && top < room.height)
  const {
    spot: { left, top },
    isClear,
  } = clearSpot(boxOf(card), boxes, room)
  if (!isClear && makeRoom(card.height + 32)) return
  part.style.translate = `${left - card.left}px ${top - card.top}px`
}

/** Lengthens the page, and shows its end where that is near; false when that is done already. */
function makeRoom(height: number): boolean {
  if (root().paddingBottom) return false
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const isNearEnd = scrollHeight - clientHeight - scrollTop < height
  root().paddingBottom = `${height}px`
  if (isNearEnd) window.scrollTo({ top: scrollHeight + height, behavior: 'instant' })
  return isNearEnd
}

const root = () => document.documentElement.style

const boxOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })
