import { MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { PlaceArt } from '../art/place-art.tsx'
import { DatesLine } from '../dates/our-dates.tsx'
import { FitLine } from '../family/our-family.tsx'
import { FunTypeBadges } from '../place-lists/fun-type-badges.tsx'
import { type Hit, hitFacts, whereCityIs } from './hit-facts.ts'
import { whereIs } from './where-is.ts'

interface SearchHitsProps {
  hits: readonly Hit[]
  active: Hit | undefined
  listId: string
  /** The text that was looked for. */
  q: string
  onPoint: (hit: Hit) => void
  onOpen: (hit: Hit) => void
}

/** The matches under the search field, cities and places in the order of `hits`. The focus stays in the field, which points here. */
export const SearchHits = ({ hits, listId, ...props }: SearchHitsProps) => (
  <div
    id={listId}
    role="listbox"
    aria-label="Results"
    tabIndex={-1}
    className="min-h-0 overflow-auto px-2 [scrollbar-width:thin] not-empty:pb-2 max-md:flex-1"
  >
    {[...new Set(hits.map(({ kind }) => kind))].map((kind) => (
      // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldsets
      <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
        <div
          id={`${listId}-${kind}`}
          role="presentation"
          className="px-3 pt-3 pb-1.5 text-xs font-semibold text-text-subtle"
        >
          {kind === 'city' ? 'Cities' : 'Places'}
        </div>
        {hits
          .filter((hit) => hit.kind === kind)
          .map((hit) => (
            <Option key={hit.key} {...{ hit, listId }} {...props} />
          ))}
      </div>
    ))}
  </div>
)

type OptionProps = Omit<SearchHitsProps, 'hits'> & { hit: Hit }

function Option({ hit, active, listId, q, onPoint, onOpen }: OptionProps) {
  const isActive = hit === active
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const isCity = hit.kind === 'city'
  return (
    // The keys are the search field's, which points here with aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={option}
      id={`${listId}-${hit.key}`}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => onPoint(hit)}
      onClick={() => onOpen(hit)}
      className={classNames(
        'grid min-h-15 cursor-pointer grid-cols-[56px_minmax(0,1fr)] items-center gap-3.5 rounded-md px-2.5 py-2 md:grid-cols-[56px_minmax(0,1fr)_auto]',
        isActive && 'bg-primary-soft text-on-primary-soft',
      )}
    >
      <Picture>{isCity ? <MapPin className="size-5.5 text-link" /> : <PlaceArt place={hit.place} />}</Picture>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-sm leading-[1.3] font-semibold">
          <MarkedText text={isCity ? hit.city.name : hit.place.name} wanted={q} />
        </span>
        <span className={classNames('text-xs', !isActive && 'text-text-muted')}>
          {isCity
            ? whereCityIs(hit.city, hit.asked)
            : [whereIs(hit.place), hitFacts(hit.place, hit.asked)].filter(Boolean).join(' · ')}
        </span>
        {!isCity && hit.place.excerpt && (
          <span lang={hit.place.excerptLanguage ?? undefined} className="block text-xs">
            “… <MarkedText text={hit.place.excerpt} wanted={q} /> …”
          </span>
        )}
        {!isCity && <DatesLine slug={hit.place.slug} />}
        {!isCity && <FitLine place={hit.place} />}
      </span>
      {!isCity && (
        <span className="max-md:hidden">
          <FunTypeBadges funTypes={hit.place.funTypes.slice(0, 1)} />
        </span>
      )}
    </div>
  )
}

const Picture = ({ children }: { children: ReactNode }) => (
  <span className="grid h-[44px] w-[56px] place-items-center overflow-hidden rounded-[10px] bg-bg-tint">
    {children}
  </span>
)
