/** Resolves once the browser has painted what is rendered by now, or, in a tab that paints nothing, a tenth of a second later. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    // A frame's callbacks run before its paint, a timer of theirs after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
