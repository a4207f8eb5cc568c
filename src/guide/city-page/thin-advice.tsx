import type { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'
import type { CityScreenProps } from './city-screen-props.tsx'
import { RelaxationLinks } from './relaxation-links.tsx'
import { thinWords } from './thin-words.ts'

type ThinAdviceProps = Pick<CityScreenProps, 'city' | 'filters' | 'misfits'> & {
  relaxations: readonly PlaceRelaxation[]
  total: number
}

/** Follows a list of few places: which filter to loosen, and what that would bring. */
export const ThinAdvice = ({ city, filters, relaxations, total, misfits }: ThinAdviceProps) => (
  <section
    aria-labelledby="thin-advice"
    className="mt-5.5 grid grid-cols-[minmax(0,1fr)] items-center gap-2.5 rounded-xl bg-bg-tint p-4.5 md:grid-cols-[200px_minmax(0,1fr)] md:gap-7 md:py-5.5 md:pr-7 md:pl-6 print:hidden"
  >
    <WiderRing />
    <div>
      <h2 id="thin-advice" className="text-[1.5rem]! leading-tight">
        Only {thinWords(total, misfits)}
      </h2>
      <p className="mt-1 mb-4 text-text-muted">Loosen one filter and the list grows.</p>
      <div className="flex flex-wrap gap-2.5">
        <RelaxationLinks {...{ city, filters, relaxations }} isMainAction={!filters.featured} />
      </div>
    </div>
  </section>
)

/** A ring with little in it, and a wider one with more. */
const WiderRing = () => (
  <svg viewBox="0 0 200 160" className="w-full max-md:mx-auto max-md:w-[190px]" aria-hidden="true">
    <circle
      cx="100"
      cy="80"
      r="66"
      fill="var(--map-ring-fill)"
      stroke="var(--map-ring)"
      strokeWidth="2"
      strokeDasharray="1 7"
      strokeLinecap="round"
    />
    <circle cx="100" cy="80" r="38" fill="var(--surface)" stroke="var(--map-ring)" strokeWidth="2.5" />
    <circle cx="100" cy="80" r="7" fill="var(--sun-400)" stroke="var(--text)" strokeWidth="2.5" />
    {pins.map(([type, x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r="8.5"
        fill={`var(--ft-${type})`}
        stroke="var(--surface)"
        strokeWidth="1.5"
      />
    ))}
  </svg>
)

const pins = [
  ['museum', 114, 62],
  ['aquarium', 84, 98],
  ['waterpark', 128, 124],
  ['outdoor', 46, 106],
  ['sport_activities', 70, 34],
  ['playground', 152, 66],
  ['playground', 56, 62],
] as const
