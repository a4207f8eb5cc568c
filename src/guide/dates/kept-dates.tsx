import { tellKept } from '../../web/late-kept.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { UsualWeather } from '../weather/usual-weather.tsx'
import { ChipDays } from './chip-days.tsx'
import { daysToCome } from './dates.ts'
import { DatesOfCard } from './dates-of-card.tsx'
import { DatesOfPlace } from './dates-of-place.tsx'
import { datesStore } from './dates-store.ts'

/** Where the days were picked last; until then where the visitor is, or in the midst of the guide for who is far from all of it. */
let zone = isAround() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'Europe/Berlin'

export const today = (timeZone = zone) => localDay(timeZone)

let kept = stored()

export const keptDays = (): readonly string[] => kept

/** In this browser, and for as long as the guide is open where that keeps nothing. */
export function keepDays(days: readonly string[], pickedIn = zone) {
  zone = pickedIn
  kept = daysToCome(days, today())
  try {
    if (kept.length > 0) localStorage.setItem(datesStore.key, JSON.stringify(kept))
    else localStorage.removeItem(datesStore.key)
  } catch {}
  tellLists()
}

function tellLists() {
  const days = kept
  tellKept(
    datesStore,
    days.length > 0
      ? {
          days,
          chip: <ChipDays days={days} />,
          line: (slug, rain) => <DatesOfCard slug={slug} days={days} rain={rain} />,
          table: (slug, source) => <DatesOfPlace slug={slug} days={days} source={source} />,
          weather: (city) => <UsualWeather city={city} days={days} />,
        }
      : undefined,
  )
}

/** Whether the device's clocks are those of some place from the Azores to Moscow. */
function isAround() {
  const hoursAhead = -new Date().getTimezoneOffset() / 60
  return hoursAhead >= -1 && hoursAhead <= 3
}

function stored(): string[] {
  try {
    return daysToCome(JSON.parse(localStorage.getItem(datesStore.key) ?? ''), today())
  } catch {
    return []
  }
}

// Another tab changed it, or cleared all.
addEventListener('storage', ({ key }) => {
  if (key !== datesStore.key && key !== null) return
  kept = stored()
  tellLists()
})

// What is over falls away, also in a tab that lay open overnight.
keepDays(kept)
document.addEventListener('visibilitychange', () => {
  if (kept.some((day) => day < today())) keepDays(kept)
})
