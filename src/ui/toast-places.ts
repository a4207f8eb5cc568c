/** The element that messages are in. It moves from layer to layer, so that a message goes on as it was. */
let host: HTMLElement | undefined
const places: HTMLElement[] = []
const listeners = new Set<() => void>()

export function toastHost(): HTMLElement {
  host ??= document.createElement('div')
  return host
}

/** Where messages are as long as no layer comes in front of it; returns how to take it away. */
export function addToastPlace(place: HTMLElement): () => void {
  places.push(place)
  moveToFront()
  return () => {
    places.splice(places.indexOf(place), 1)
    moveToFront()
  }
}

/** Calls back when messages are in another layer; returns how to stop. */
export function onToastMove(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function moveToFront() {
  const front = places.at(-1)
  if (!front || toastHost().parentElement === front) return
  front.append(toastHost())
  for (const listener of listeners) listener()
}
