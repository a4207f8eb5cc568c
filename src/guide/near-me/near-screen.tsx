import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { filtersOfSearch, searchOfFilters } from '../city-page/city-filters.ts'
import { AddressSearch } from '../door-to-gate/address-search.tsx'
import type { FoundAddress } from '../door-to-gate/ways.schema.ts'
import { locate, mayLocate, whyNotLocated } from '../how-far/locate.ts'
import { type NearChoices, NearResults } from './near-results.tsx'
import { townOf } from './town-of.ts'
import { keepNearSearch, keptNearSearch, type NearSearch } from './visitor-position.ts'

interface NearScreenProps extends NearChoices {
  /** Of the address. */
  query: Readonly<Record<string, string>>
}

/**
 * Places around the visitor, or around a town that is not among the guide's cities. The device is asked when the button is pressed, or where
 * that was allowed before. A search may lead here with filters.
 */
export function NearScreen({ query, ...choices }: NearScreenProps) {
  const askedBy = new URLSearchParams(searchOfFilters(filtersOfSearch(query))).toString()
  const [search, setSearch] = useState<NearSearch>()
  const [message, setMessage] = useState('')
  // A device may answer after a town was chosen.
  const asked = useRef(0)
  const [finds, setFinds] = useState(0)
  /** With the filters that the list had, if it was asked for by the same address. */
  const withFilters = (place: NearSearch): NearSearch => {
    const kept = keptNearSearch()
    return { ...place, askedBy, filters: kept?.askedBy === askedBy ? kept.filters : filtersOf(query) }
  }
  const show = (place: NearSearch) => {
    const found = withFilters(place)
    asked.current += 1
    keepNearSearch(found)
    setSearch(found)
    setMessage('')
  }
  const find = async (maximumAge?: number) => {
    asked.current += 1
    const mine = asked.current
    setMessage('Looking for where you are …')
    try {
      const position = await locate(maximumAge)
      if (asked.current === mine) show({ position })
    } catch (error) {
      if (asked.current === mine) setMessage(whyNotLocated(error, 'look around a town'))
    }
  }
  const findInstead = (maximumAge?: number) => {
    // Of a town that is still looked up nothing more comes.
    setFinds((before) => before + 1)
    void find(maximumAge)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life, and for another address
  useEffect(() => {
    const kept = keptNearSearch()
    if (kept) setSearch(withFilters(kept))
    else void mayLocate().then((may) => (may ? find() : undefined))
  }, [askedBy])
  const elsewhere = (
    <Elsewhere key={finds} onFound={({ name, lat, lng }) => show({ position: { lat, lng }, around: name })} />
  )
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="bg-(--h-sky)">
        <div className="wide-width py-5 md:py-[clamp(26px,2.8vw,42px)]">
          <h1>{search?.around ? `Family Fun near ${townOf(search.around)}` : 'Family Fun near you'}</h1>
          <p className="mt-2 text-sm text-text-muted">
            {search?.around
              ? `Distances are measured from ${search.around}, as the crow flies.`
              : 'Distances are measured from where you are, as the crow flies. Your position is used for this list and kept nowhere.'}
          </p>
          {search && (
            // The page may lie open in a pocket all day.
            <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-2">
              <Button look="outline" onClick={() => findInstead(0)}>
                <LocateFixed className="size-5" />
                {search.around ? 'Find places near me' : 'Find me again'}
              </Button>
              {elsewhere}
              <p role="status" className="self-center text-sm empty:hidden">
                {message}
              </p>
            </div>
          )}
        </div>
      </div>
      {search ? (
        <NearResults key={`${search.askedBy} ${search.around}`} {...choices} search={search} />
      ) : (
        <div className="wide-width grid justify-items-start gap-3 pt-6">
          <Button
            look="accent"
            size="lg"
            onClick={() => findInstead()}
            className="max-w-full whitespace-normal noscript:hidden"
          >
            <LocateFixed className="size-5" />
            Find places near me
          </Button>
          <p role="status">{message}</p>
          {elsewhere}
          <noscript>
            Your browser tells where you are to scripts only. Pick a city on the home page instead.
          </noscript>
        </div>
      )}
    </main>
  )
}

/** What a search may have asked for (`near-me-filters.ts`); all else is as the list has it. */
function filtersOf(query: NearScreenProps['query']): NearSearch['filters'] {
  const { funTypes, season, indoor, wheelchairAccessible, openOn } = filtersOfSearch(query)
  return { funTypes, season, indoor, wheelchairAccessible, openOn }
}

const Elsewhere = ({ onFound }: { onFound: (address: FoundAddress) => void }) => {
  const [isOpen, open] = useState(false)
  return (
    <div className="contents noscript:hidden">
      <Button
        look="outline"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        className="max-w-full whitespace-normal"
      >
        Around another town
      </Button>
      {isOpen && (
        <div className="grid w-full max-w-[420px] basis-full gap-2.5">
          <AddressSearch
            label="Around which town?"
            hint="town, hotel or address"
            advice="Please write the name of a town, or a street and its town."
            otherwise="pick a city on the home page"
            takesFocus={() => true}
            onFound={(address) => {
              open(false)
              onFound(address)
            }}
          />
          <p className="text-xs text-text-muted">
            What you write is looked up by Nominatim, the address search of OpenStreetMap, without your name.
          </p>
        </div>
      )}
    </div>
  )
}
