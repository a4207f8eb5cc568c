import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { dealScenes, type PickedScene } from '../art/pick-scene.ts'
import { useOurDates } from '../dates/our-dates.tsx'
import { useOurFamily } from '../family/our-family.tsx'
import { PhotoOrArt } from '../photos/photo-or-art.tsx'
import { inDisplayOrder } from '../photos/place-image.ts'
import { searchOfCompared } from '../place-lists/compared-slugs.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlanHeart } from '../plan/plan-heart.tsx'
import { measuredFrom } from './better-value.ts'
import { type CompareRow, compareRows } from './compare-rows.tsx'

type Places = readonly PlaceDetail[]

/** A column for each place, a row for each thing that families ask. */
export function CompareTable({ places }: { places: Places }) {
  const now = useMinute()
  const forUs = useFamilyRow(places)
  const onOurDates = useDatesRow(places)
  const columns: CSSProperties & { '--columns': number } = { '--columns': places.length }
  return (
    <section
      ref={useFocusOfGone(places)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be scrolled by keys
      tabIndex={0}
      aria-label="Comparison"
      className="compare"
      style={columns}
    >
      <table>
        <thead>
          <tr>
            <td />
            {dealScenes(places).map((dealt) => (
              <ComparedPlace key={dealt.place.slug} {...dealt} among={places} />
            ))}
          </tr>
        </thead>
        <tbody>
          {[...forUs, ...onOurDates, ...compareRows(places, now)].map((row) => (
            <Row key={row.label} row={row} places={places} />
          ))}
        </tbody>
        <tfoot className="noscript:hidden print:hidden">
          <tr>
            <td />
            {places.map(({ slug, placeName, formerSlugs }) => (
              <td key={slug}>
                <PlanHeart
                  slug={slug}
                  name={placeName}
                  formerSlugs={formerSlugs}
                  className={buttonClass('soft', 'md', 'w-full')}
                >
                  Plan
                </PlanHeart>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type ComparedPlaceProps = { place: PlaceDetail; scene: PickedScene; among: Places }

const ComparedPlace = ({
  place: { slug, placeName, images, funTypes },
  scene,
  among,
}: ComparedPlaceProps) => (
  // Its picture and the way to take it out are not read before each cell.
  <th scope="col" aria-label={placeName} className={`ft-${funTypes[0]?.slug}`}>
    <div className="relative aspect-[16/10] overflow-hidden rounded-[15px] bg-surface-hover">
      <PhotoOrArt scene={scene} image={inDisplayOrder(images)[0]} funType={funTypes[0]} />
    </div>
    <Link to="/funplace/$placeSlug" params={{ placeSlug: slug }} className="hover:underline">
      {placeName}
    </Link>
    <Link
      to="/compare"
      search={searchOfCompared(among.map((place) => place.slug).filter((other) => other !== slug))}
      replace
      resetScroll={false}
      aria-label={`Take ${placeName} out`}
      className="absolute top-4 right-4 grid size-11 place-items-center rounded-full bg-surface shadow-sm print:hidden"
    >
      <X className="size-5" />
    </Link>
  </th>
)

const Row = ({ row: { label, cells, better, isOfToday }, places }: { row: CompareRow; places: Places }) => (
  <tr className={isOfToday ? 'print:hidden' : undefined}>
    <th scope="row">{label}</th>
    {places.map(({ slug }, at) => (
      <td key={slug} data-label={label} className={better?.at === at ? 'is-better' : undefined}>
        {cells[at] ?? <span className="text-text-muted">Not known</span>}
        {better?.at === at && <BetterMark>{better.word}</BetterMark>}
      </td>
    ))}
  </tr>
)

const BetterMark = ({ children }: { children: ReactNode }) => (
  <span className="better">
    <Check />
    {children}
  </span>
)

/** Whom of the visitor's family each is for; nothing without one. */
function useFamilyRow(places: Places): CompareRow[] {
  const ours = useOurFamily()
  if (!ours) return []
  const ways = measuredFrom(places)
  const cells = places.map((place, at) => {
    const { distance, drivingTimeMinutes, hasNoRoad } = ways[at] ?? {}
    return ours.fitLine({
      ...place,
      ...(distance !== undefined && { distance, drivingTimeMinutes, hasNoRoad }),
    })
  })
  return [{ label: 'For us', cells }]
}

/** Whether each is open on the visitor's days, and how surely; nothing without any. */
function useDatesRow(places: Places): CompareRow[] {
  const ours = useOurDates()
  return ours ? [{ label: 'Our dates', cells: places.map(({ slug }) => ours.line(slug)) }] : []
}

/** Who takes a place out or puts one in was on what is no longer there: what was put in is read, and in view. */
function useFocusOfGone({ length }: Places) {
  const region = useRef<HTMLElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const isMore = length > before.current
    const isLess = length < before.current
    before.current = length
    if (document.activeElement !== document.body) return
    if (isMore) region.current?.querySelector<HTMLElement>('th:last-child a')?.focus()
    if (isLess) region.current?.focus()
  }, [length])
  return region
}
