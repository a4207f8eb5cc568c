import { useLayoutEffect, useState } from 'react'

// Firefox has what was dragged for `:active` until something else is pressed.
let movesFreely = false
const follow = ({ buttons }: PointerEvent) => {
  movesFreely = buttons === 0
}
addEventListener('pointerdown', follow, true)
addEventListener('pointermove', follow, true)

/** Whether a pointer presses something. What is let go elsewhere was not pressed, so nothing that is seen may move then. */
export const isPressed = () => !movesFreely && document.documentElement.matches(':active')

/** Calls back in the first frame in which nothing is pressed; returns how to stop. */
export function onceLetGo(listener: () => void): () => void {
  const look = () => {
    if (isPressed()) frame = requestAnimationFrame(look)
    else listener()
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/** A value as it was while something is pressed. */
export function useLetGo<Value>(value: Value): Value {
  const [held, setHeld] = useState(value)
  useLayoutEffect(() => {
    if (!isPressed()) return setHeld(value)
    return onceLetGo(() => setHeld(value))
  }, [value])
  return held
}
