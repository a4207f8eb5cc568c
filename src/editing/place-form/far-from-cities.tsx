import { findCities } from '../../guide/city-page/cities.requests.ts'
import { kilometresBetween, type Position } from '../../guide/how-far/distance.ts'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { positionOfForm } from './place-form.ts'
import { fieldIn, type PlaceForm } from './place-form-fields.tsx'

/** As far as distances are kept, whatever radii the guide has. */
const nearKm = 100

/** A position that no city is near to is a slip more often than a place: mostly its two numbers changed places. */
export function FarFromCities({ form }: { form: PlaceForm }) {
  const position = positionOfForm(form.values)
  const { content: cities = [] } = useAnswer('cities', position && findCities)
  const isNear = (at: Position) => cities.some((city) => kilometresBetween(city, at) <= nearKm)
  const isFar = position !== undefined && cities.length > 0 && !isNear(position)
  const other = isFar && Math.abs(position.lng) <= 90 ? { lat: position.lng, lng: position.lat } : undefined
  const areSwapped = other !== undefined && isNear(other)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm [&:not(:has(p:not(:empty)))]:hidden">
      <p role="status" className="rounded-md bg-accent-soft px-3 py-2.5 text-on-accent-soft empty:hidden">
        {isFar && `No city of the guide lies within ${nearKm} km. `}
        {isFar && (areSwapped ? 'Are latitude and longitude swapped?' : 'Is the position right?')}
      </p>
      {areSwapped && (
        <Button
          look="soft"
          onClick={(event) => {
            form.set('lat', String(other.lat))
            form.set('lng', String(other.lng))
            fieldIn(event.currentTarget.form, 'lat')?.focus()
          }}
        >
          Swap them
        </Button>
      )}
    </div>
  )
}
