import type { LucideIcon } from 'lucide-react'
import { SourceNote } from '../facts/source-note.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { type NamedRow, sourceOf } from './fact-rows.tsx'

interface FactGroupProps {
  place: PlaceDetail
  title: string
  icon: LucideIcon
  rows: readonly NamedRow[]
}

/** Facts that belong together, each with where it is from; nothing at all where none is known. */
export function FactGroup({ place, title, icon: Icon, rows }: FactGroupProps) {
  const known = rows.flatMap((row) => {
    const value = row.value(place)
    return value === null ? [] : [{ ...row, text: value, source: sourceOf(row, place) }]
  })
  if (known.length === 0) return null
  return (
    <section className="fact-group">
      <h3>
        <Icon />
        {title}
      </h3>
      <dl>
        {known.map(({ name, label, text, source }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <span>{text}</span>
              {source?.grade === 'usual' && <UsualRing />}
              {source && <SourceNote of={label} source={source} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** General knowledge, told by its shape as in the hours. */
export const UsualRing = () => <span aria-hidden="true" className="usual-ring" />
