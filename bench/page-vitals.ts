/** What a page saw of itself; times in milliseconds since the navigation began. */
type PageVitals = {
  largestPaint: number
  /** The worst window of layout shifts, as web-vitals reckons it: at most five seconds, pauses under one. */
  layoutShift: number
  /** From the first touch to the paint that follows, the slowest interaction; 0 when all took less than 16. */
  interaction: number
}

declare global {
  var pageVitals: PageVitals
}

/** Runs inside the page, before anything of its own, so it can use nothing from out here. */
export function observeVitals() {
  const vitals = { largestPaint: 0, layoutShift: 0, interaction: 0 }
  globalThis.pageVitals = vitals
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)

  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime
  })

  let window = { from: 0, last: 0, sum: 0 }
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & Shift
    if (hadRecentInput) return
    const isSame = startTime - window.last < 1000 && startTime - window.from < 5000
    window = {
      from: isSame ? window.from : startTime,
      last: startTime,
      sum: value + (isSame ? window.sum : 0),
    }
    vitals.layoutShift = Math.max(vitals.layoutShift, window.sum)
  })

  observe('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId)
      vitals.interaction = Math.max(vitals.interaction, entry.duration)
  })
}

// TypeScript's library does not know this one.
interface Shift {
  value: number
  hadRecentInput: boolean
}
