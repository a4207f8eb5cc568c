import { Link } from '@tanstack/react-router'
import { Footprints, Navigation } from 'lucide-react'
import { showWhole } from '../../ui/show-whole.ts'
import { dealScenes, type PickedScene } from '../art/pick-scene.ts'
import { formatDistance } from '../how-far/distance.ts'
import { TodaysLine } from '../opening-hours/shown/todays-line.tsx'
import { PhotoOrArt } from '../photos/photo-or-art.tsx'
import { mostCompared, searchOfCompared } from '../place-lists/compared-slugs.ts'
import type { NextPlace } from '../place-lists/place.schema.ts'

/** What else there is, for who finds this one closed, full or done. */
interface NextPlacesProps {
  places: readonly NextPlace[]
  of: string
}

/** In the country they are half an hour's drive away. What may be open and what is of its kind comes first, so none is said to be the nearest. */
const nextKm = 10

export const NextPlaces = ({ places, of }: NextPlacesProps) =>
  places.length > 0 && (
    <section aria-labelledby="next" className="mt-10 sm:mt-12 print:hidden">
      <div className="next-head">
        <h2 id="next" className="text-[1.625rem] leading-tight">
          {places.every(({ distance }) => distance <= nextKm) ? 'Next to this' : 'Around this'}
        </h2>
        <Link
          to="/compare"
          search={searchOfCompared([of, ...places.map(({ slug }) => slug)].slice(0, mostCompared))}
          rel="nofollow"
          className="underlined inline-flex min-h-11 items-center text-sm font-semibold"
        >
          Compare with these
        </Link>
      </div>
      <ul onFocus={showWhole} className="next-places">
        {dealScenes(places).map(({ place, scene }) => (
          <NextPlaceTile key={place.slug} {...{ place, scene }} />
        ))}
      </ul>
    </section>
  )

type TileProps = { place: NextPlace; scene: PickedScene }

function NextPlaceTile({ place, scene }: TileProps) {
  const { slug, name, distance, isRough, funTypes, images, hours } = place
  const Way = distance < 1 ? Footprints : Navigation
  return (
    <li className={`ft-${funTypes[0]?.slug} relative w-42 flex-none snap-start lg:w-auto`}>
      <div className="relative aspect-[4/3] overflow-hidden rounded-lg bg-surface-hover">
        <PhotoOrArt scene={scene} image={images[0]} funType={funTypes[0]} />
      </div>
      <h3 className="next-name">
        <Link
          to="/funplace/$placeSlug"
          params={{ placeSlug: slug }}
          className="hover:underline after:absolute after:inset-0 after:rounded-lg"
        >
          {name}
        </Link>
      </h3>
      <p className="my-1 flex items-center gap-1.5 text-sm text-text-muted tabular-nums">
        <Way className="size-[15px] text-link" />
        <span>
          <b className="font-semibold text-text">{formatDistance(distance, isRough)}</b> from here
        </span>
      </p>
      <TodaysLine hours={hours} look="small" />
    </li>
  )
}
