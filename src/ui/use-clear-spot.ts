import { type RefObject, useLayoutEffect } from 'react'
import { clearSpot, type Part } from './clear-spot.ts'
import { onToastMove } from './toast-places.ts'
import { isPressed, onceLetGo } from './use-let-go.ts'

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
const labels = 'label, legend'

/**
 * Keeps a part that is fixed to the window off the page's controls and what names them, also when these move. Where they leave no room the
 * page gets longer: what lies at its end, below which nobody could scroll, is then not covered. In a layer, which has room for
 * it, the part is not fixed and stays where it is.
 */
export function useClearSpot(part: RefObject<HTMLElement | null>, version: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the part has another content
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Nothing runs away from the focus, or from a pointer that came to it. What came to lie under a resting one makes way, and
    // so does what a scrolled page brought over a control just before the pointer got there.
    let isPointedAt = false
    let stopWaiting = () => {}
    const place = () => {
      stopWaiting()
      if (isPressed()) stopWaiting = onceLetGo(place)
      else if (part.current && !isPointedAt && !part.current.matches(':focus-within'))
        placeClear(part.current)
    }
    const point = ({ movementX, movementY, clientX, clientY }: PointerEvent) => {
      if (isPointedAt || (movementX === 0 && movementY === 0)) return
      const beneath = document
        .elementsFromPoint(clientX, clientY)
        .find((other) => !part.current?.contains(other))
      if (beneath?.closest(controls)) place()
      else isPointedAt = true
    }
    const leave = () => {
      isPointedAt = false
      place()
    }
    place()
    part.current?.addEventListener('pointermove', point, { signal })
    part.current?.addEventListener('pointerleave', leave, { signal })
    const resized = new ResizeObserver(place)
    resized.observe(document.body)
    // A message is put into it only after it is there.
    if (part.current) resized.observe(part.current)
    const stop = onToastMove(place)
    window.addEventListener('resize', place, { signal })
    document.addEventListener('scrollend', place, { signal })
    window.visualViewport?.addEventListener('resize', place, { signal })
    return () => {
      resized.disconnect()
      stopWaiting()
      stop()
      listening.abort()
    }
  }, [part, version])
}

function placeClear(part: HTMLElement) {
  part.style.translate = ''
  const card = part.getBoundingClientRect()
  if (card.height === 0) return takeRoomBack()
  if (getComputedStyle(part).position !== 'fixed') return
  const seen = window.visualViewport
  const room = { height: seen ? seen.offsetTop + seen.height : window.innerHeight }
  const boxes = [...document.querySelectorAll(`${controls}, ${labels}`)]
    .filter((other) => !part.contains(other))
    .map((other): Part => ({ ...boxOf(wordsOf(other)), kind: other.matches(labels) ? 'label' : 'control' }))
    .filter(({ width, height, top }) => width * height > 1 && top + height > 0 && top < room.height)
  const {
    spot: { left, top },
    isClear,
  } = clearSpot(boxOf(card), boxes, room)
  if (!isClear && makeRoom(card.height + 32)) return
  part.style.translate = `${left - card.left}px ${top - card.top}px`
}

/** Lengthens the page, and shows its end where that is near; false when that is done already. */
function makeRoom(height: number): boolean {
  if (roomMade() >= height) return false
  const { scrollHeight } = document.documentElement
  const isNearEnd = belowWindow() < height
  root().paddingBottom = `${height}px`
  if (isNearEnd) window.scrollTo({ top: scrollHeight + height, behavior: 'instant' })
  return isNearEnd
}

/** As soon as it lies below the window: what is seen would move, from under a pointer that presses it. */
function takeRoomBack() {
  if (belowWindow() >= roomMade()) root().paddingBottom = ''
}

const roomMade = () => Number.parseFloat(root().paddingBottom) || 0

function belowWindow(): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop
}

/** A label may be as wide as its form: only its words count. */
function wordsOf(element: Element): DOMRect {
  if (!element.matches(labels)) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const root = () => document.documentElement.style

const boxOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })
