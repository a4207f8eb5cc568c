import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { City } from '../cities/city.schema.ts'
import { nearCityKm, nearestCity } from '../cities/nearest-city.ts'

interface NearMeProps {
  findCities: () => Promise<readonly City[]>
  onChoose: (citySlug: string) => void
}

/** Chooses the city nearest to the visitor; the device is asked only when the button is pressed. */
export function NearMe({ findCities, onChoose }: NearMeProps) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const locate = async () => {
    if (isBusy) return
    setBusy(true)
    setMessage('Looking for the nearest city …')
    const found = await nearestToVisitor(findCities)
    setBusy(false)
    if ('city' in found) onChoose(found.city.slug)
    else setMessage(found.problem)
  }
  return (
    <div className="border-b border-border p-2">
      <button
        type="button"
        onClick={locate}
        aria-disabled={isBusy}
        className="flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-1 text-left font-semibold text-link hover:bg-surface-hover"
      >
        <LocateFixed className="size-4.5" />
        Near me
      </button>
      <p role="status" className={message ? 'px-3 pb-1 text-sm text-text-muted' : 'sr-only'}>
        {message}
      </p>
    </div>
  )
}

async function nearestToVisitor(
  findCities: () => Promise<readonly City[]>,
): Promise<{ city: City } | { problem: string }> {
  try {
    const [{ coords }, cities] = await Promise.all([currentPosition(), findCities()])
    const city = nearestCity(cities, { lat: coords.latitude, lng: coords.longitude })
    return city
      ? { city }
      : { problem: `None of our cities is within ${nearCityKm} km of you. Pick one from the list.` }
  } catch (error) {
    const isRefused = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    return {
      problem: isRefused
        ? 'Your browser keeps your location to itself. Allow it for this site, or pick a city from the list.'
        : 'Your location could not be found just now. Pick a city from the list.',
    }
  }
}

const currentPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    // A city is chosen, not a street: a rough position that is there at once will do.
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 10_000 })
  })
