import { findCities } from '../../guide/city-page/cities.requests.ts'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { nearKm, positionDoubt } from '../places/position-doubt.ts'
import { positionOfForm } from './place-form.ts'
import { fieldIn, type PlaceForm } from './place-form-fields.tsx'

/** A position that no city is near to is a slip more often than a place: mostly its two numbers changed places. */
export function FarFromCities({ form }: { form: PlaceForm }) {
  const position = positionOfForm(form.values)
  const { content: cities = [] } = useAnswer('cities', position && findCities)
  const doubt = position && positionDoubt(position, cities)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm [&:not(:has(p:not(:empty)))]:hidden">
      <p role="status" className="rounded-md bg-accent-soft px-3 py-2.5 text-on-accent-soft empty:hidden">
        {doubt && `No city of the guide lies within ${nearKm} km. `}
        {doubt && (doubt === 'swapped' ? 'Are latitude and longitude swapped?' : 'Is the position right?')}
      </p>
      {position && doubt === 'swapped' && (
        <Button
          look="soft"
          onClick={(event) => {
            form.set('lat', String(position.lng))
            form.set('lng', String(position.lat))
            fieldIn(event.currentTarget.form, 'lat')?.focus()
          }}
        >
          Swap them
        </Button>
      )}
    </div>
  )
}
