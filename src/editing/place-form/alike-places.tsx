import { useEffect, useState } from 'react'
import { formatDistance } from '../../guide/how-far/distance.ts'
import { Badge } from '../../ui/badge.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAlikePlaces } from '../alike-places/alike-places.requests.ts'
import type { AlikePlaces as Alike } from '../alike-places/alike-places.schema.ts'
import { whyWords } from '../alike-places/why-words.ts'
import { type PlaceFormValues, positionOfForm } from './place-form.ts'

/** Places of the guide that may be the one that is being typed, each a link that leaves the form as it is. */
export function AlikePlaces({ values }: { values: PlaceFormValues }) {
  const key = useRested(questionOf(values))
  const { content, latest } = useAnswer(key, key ? () => getAlikePlaces(JSON.parse(key)) : undefined)
  const places = key ? (content ?? latest ?? []) : []
  return (
    <section aria-label="Places that may be the same" className="grid gap-2 empty:hidden">
      <p role="status" className="text-sm font-semibold empty:hidden">
        {places.length > 0 && `Is it there already? ${countOf(places.length)} may be the same.`}
      </p>
      {places.length > 0 && (
        <ul className="grid gap-2">
          {places.map((place) => (
            <AlikePlace key={place.id} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}

const countOf = (count: number) => (count === 1 ? 'One place' : `${count} places`)

const AlikePlace = ({ place: { id, name, town, km, why, isActive } }: { place: Alike[number] }) => (
  <li className="grid gap-0.5 rounded-md bg-accent-soft px-3.5 py-2.5 text-sm text-on-accent-soft [overflow-wrap:anywhere]">
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <a
        href={`/admin/places?open=place-${id}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center font-semibold underline"
      >
        {name}
      </a>
      {!isActive && <Badge className="bg-surface-sunken text-text">Not active</Badge>}
    </span>
    <span>{[town, `${formatDistance(km)} away`, whyWords[why]].filter(Boolean).join(' · ')}</span>
  </li>
)

/** Empty while name and position are not both there. */
function questionOf(values: PlaceFormValues): string {
  const position = positionOfForm(values)
  const name = values.name.trim()
  if (!position || name === '') return ''
  const more = {
    displayName: values.displayName.trim(),
    website: values.website.trim(),
    placeId: values.placeId.trim(),
    funTypeIds: values.funTypes.join(','),
  }
  const said = Object.entries(more).filter(([, text]) => text !== '')
  return JSON.stringify({
    ...{ name, lat: String(position.lat), lng: String(position.lng) },
    ...Object.fromEntries(said),
  })
}

// Not for each letter.
const restMs = 500

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
