import { Link } from '@tanstack/react-router'
import { MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPin } from '../art/lost-pin.tsx'
import { PlaceArt } from '../art/place-art.tsx'
import { DatesLine } from '../dates/our-dates.tsx'
import { FitLine } from '../family/our-family.tsx'
import { FunTypeBadges } from '../place-lists/fun-type-badges.tsx'
import { hitFacts, whereCityIs } from './hit-facts.ts'
import { nearMeTexts, resultsFor } from './results-text.ts'
import type { SearchAnswer } from './search.schema.ts'
import { longestSearchText } from './search-text.ts'
import { whereIs } from './where-is.ts'

interface SearchScreenProps {
  /** Empty before anything was looked for. */
  q: string
  answer: SearchAnswer | undefined
}

/** All that a search finds, also without JavaScript. */
export const SearchScreen = ({ q, answer }: SearchScreenProps) => (
  <main id="main" tabIndex={-1} className="page-width pt-8 outline-none md:pt-12">
    <h1 className="text-h2!">Search places and cities</h1>
    <search>
      <form action="/search" className="mt-5 flex max-w-[640px] flex-wrap gap-2.5">
        <input
          type="search"
          name="q"
          required
          maxLength={longestSearchText}
          defaultValue={q}
          // Another search is another field: the text of the one before must not stay.
          key={q}
          aria-label="Name of a place, town or city"
          className="min-h-13 min-w-0 flex-1 basis-56 rounded-md border-[1.5px] border-control-border bg-surface px-4 text-base"
        />
        <Button type="submit" look="accent" size="lg">
          <Search className="size-5" />
          Search
        </Button>
      </form>
    </search>
    {answer && <Found q={q} answer={answer} />}
  </main>
)

function Found({ q, answer }: { q: string; answer: SearchAnswer }) {
  const { cities, places, total, hasMore, isAboutPlaces, nearMe, nearMeFilters } = answer
  const shown = cities.length + places.length
  // Who looks around himself is only to be asked where he is.
  const isNothing = total === 0 && nearMe !== 'visitor'
  const cityHits = cities.map((city) => (
    <Hit
      {...city}
      key={`city-${city.slug}`}
      to="/funcity/$citySlug"
      where={whereCityIs(city, answer)}
      badge={null}
    >
      <MapPin className="size-5.5 text-link" />
    </Hit>
  ))
  const placeHits = places.map((place) => (
    <Hit
      {...place}
      key={`place-${place.slug}`}
      to="/funplace/$placeSlug"
      where={whereIs(place)}
      badge={<FunTypeBadges funTypes={place.funTypes.slice(0, 1)} />}
      known={<Known place={place} answer={answer} />}
    >
      <PlaceArt place={place} />
    </Hit>
  ))
  return (
    <>
      {/* One for both: of one that comes with its words these are not read out. */}
      <div role="status" className="pt-5">
        {isNothing ? (
          <EmptyState
            art={<LostPin />}
            heading={`Nothing found for “${q}”`}
            level={2}
            actions={<WaysOut filters={nearMeFilters} />}
          >
            Try another name, or a city nearby.
          </EmptyState>
        ) : total === 0 ? null : (
          <p className="pb-4 text-sm font-semibold">
            {resultsFor(answer, q)}
            {(hasMore || shown < total) && `, the best ${shown} of them here`}
          </p>
        )}
      </div>
      {nearMe && !isNothing && (
        <p className="pb-4">
          <NearMe text={nearMeTexts[nearMe]} filters={nearMeFilters} />
        </p>
      )}
      {total > 0 && (
        <ul className="grid max-w-[820px] gap-2">
          {isAboutPlaces ? [...placeHits, ...cityHits] : [...cityHits, ...placeHits]}
        </ul>
      )}
    </>
  )
}

const WaysOut = ({ filters }: { filters: SearchAnswer['nearMeFilters'] }) => (
  <>
    <Link to="/" className={buttonClass('primary')}>
      All cities
    </Link>
    <NearMe text="Around any town" filters={filters} />
  </>
)

const NearMe = ({ text, filters }: { text: string; filters?: SearchAnswer['nearMeFilters'] }) => (
  <Link to="/near-me" search={filters} className={`${buttonClass('outline')} whitespace-normal`}>
    {text}
  </Link>
)

interface HitProps {
  to: '/funcity/$citySlug' | '/funplace/$placeSlug'
  slug: string
  name: string
  where: string
  badge: ReactNode
  known?: ReactNode
  /** The picture. */
  children: ReactNode
}

const Hit = ({ to, slug, name, where, badge, known, children }: HitProps) => (
  <li className="search-hit">
    <span>{children}</span>
    <span>
      <Link to={to} params={{ citySlug: slug, placeSlug: slug }}>
        {name}
      </Link>
      <span>{where}</span>
      {known}
    </span>
    <span>{badge}</span>
  </li>
)

/** What is known of a place, what its description tells of what was looked for, and whether it is open on our days and for whom of us it is. */
function Known({ place, answer }: { place: SearchAnswer['places'][number]; answer: SearchAnswer }) {
  const facts = hitFacts(place, answer)
  return (
    <>
      {facts && <span>{facts}</span>}
      {place.excerpt && <span lang={place.excerptLanguage ?? undefined}>“… {place.excerpt} …”</span>}
      <DatesLine slug={place.slug} />
      <FitLine place={place} />
    </>
  )
}
