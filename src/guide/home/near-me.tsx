import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useLastAsked } from '../../ui/use-last-asked.ts'
import type { City } from '../cities/city.schema.ts'
import { nearCityKm, nearestCity } from '../cities/nearest-city.ts'
import type { Position } from '../how-far/distance.ts'
import { locate, whyNotLocated } from '../how-far/locate.ts'

interface NearMeProps {
  findCities: () => Promise<readonly City[]>
  /** The city that is nearest, and where the visitor is. */
  onChoose: (citySlug: string, position: Position) => void
}

/** Chooses what is around the visitor, and the city nearest to him; the device is asked only when the button is pressed. */
export function NearMe({ findCities, onChoose }: NearMeProps) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = useLastAsked()
  const locate = async () => {
    if (isBusy) return
    setBusy(true)
    setMessage('Looking for the nearest city …')
    const isWanted = ask()
    const found = await nearestToVisitor(findCities)
    if (!isWanted()) return
    setBusy(false)
    if ('city' in found) onChoose(found.city.slug, found.position)
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
): Promise<{ city: City; position: Position } | { problem: string }> {
  try {
    const [position, cities] = await Promise.all([locate(), findCities()])
    const city = nearestCity(cities, position)
    return city
      ? { city, position }
      : { problem: `None of our cities is within ${nearCityKm} km of you. Pick one from the list.` }
  } catch (error) {
    return { problem: whyNotLocated(error, 'pick a city from the list') }
  }
}
