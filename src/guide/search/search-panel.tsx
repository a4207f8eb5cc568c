import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, LocateFixed, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isOffline } from '../../ui/network-note.tsx'
import type { Hit } from './hit-facts.ts'
import { allResults, nearMeTexts, resultsFor, resultsOf } from './results-text.ts'
import { search } from './search.requests.ts'
import type { SearchAnswer } from './search.schema.ts'
import { SearchHits } from './search-hits.tsx'
import { longestSearchText } from './search-text.ts'
import { useSearch } from './use-search.ts'

export interface SearchPanelProps {
  /** The button that opens it: it covers it, and gives the focus back. */
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** A text field with the best matches under it; on phones the whole screen. */
export function SearchPanel({ trigger, onClose }: SearchPanelProps) {
  const navigate = useNavigate()
  const { text, type, answer, q, failed, hits, active, point, step } = useHits()
  const listId = useId()

  const open = (hit: Hit) => {
    onClose()
    if (hit.kind === 'city') void navigate({ to: '/funcity/$citySlug', params: { citySlug: hit.city.slug } })
    else void navigate({ to: '/funplace/$placeSlug', params: { placeSlug: hit.place.slug } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With an input method the keys choose what is written, and Enter ends a word.
    if (event.nativeEvent.isComposing) return
    step(event)
    if (event.key !== 'Enter' || !text.trim()) return
    event.preventDefault()
    // An answer to another text than the one that stands there is not what was meant.
    if (active && q === text.trim()) return open(active)
    onClose()
    void navigate({ to: '/search', search: { q: text.trim() } })
  }

  return (
    <PanelFrame {...{ trigger, onClose }}>
      <SearchField {...{ listId, text, type, onKeyDown, hasHits: hits.length > 0, active }} />
      {answer?.nearMe && <NearMe ask={answer.nearMe} filters={answer.nearMeFilters} onClose={onClose} />}
      <p
        role="status"
        className={
          (hits.length > 0 && !isNotQuite(answer)) || !text.trim()
            ? 'sr-only'
            : 'px-5 py-4 text-sm text-text-muted not-last:pb-1'
        }
      >
        {statusOf(text.trim() === '' ? undefined : answer, failed, q)}
      </p>
      <SearchHits {...{ hits, active, listId, q }} onPoint={point} onOpen={open} />
      {answer && hits.length > 0 && <AllResults {...{ q, answer, onClose }} />}
    </PanelFrame>
  )
}

/** What is typed, what it finds, and the hit that the arrow keys are at. */
function useHits() {
  const [text, setText] = useState('')
  const { answer, q, failed } = useSearch(text, search)
  const hits = answer ? hitsOf(answer) : []
  const [wanted, setWanted] = useState<string>()
  const active = hits.find(({ key }) => key === wanted) ?? hits[0]
  const type = (typed: string) => {
    setWanted(undefined)
    setText(typed)
  }
  const point = (hit: Hit | undefined) => setWanted(hit?.key)
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by || hits.length === 0) return
    event.preventDefault()
    const at = active ? hits.indexOf(active) : -1
    point(hits[(at + by + hits.length) % hits.length])
  }
  return { text, type, answer, q, failed, hits, active, point, step }
}

/** It lies over its button, with the right edges in one line where the window is wide enough. */
function PanelFrame({ trigger, onClose, children }: SearchPanelProps & { children: ReactNode }) {
  const right = trigger.current
    ? document.documentElement.clientWidth - trigger.current.getBoundingClientRect().right
    : 0
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-dialog)" />
        <Dialog.Content
          aria-describedby={undefined}
          // Of an input method it takes back what was about to be written.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus({ preventScroll: true })
          }}
          style={{ '--right': `${Math.max(right, 8)}px` } as React.CSSProperties}
          className="popover-motion fixed inset-0 z-(--z-dialog) flex flex-col bg-surface-raised text-text md:inset-auto md:top-2 md:right-[min(var(--right),100vw-568px)] md:max-h-[calc(100dvh-16px)] md:w-[560px] md:rounded-[20px] md:border md:border-border md:shadow-lg"
        >
          <Dialog.Title className="sr-only">Search places and cities</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SearchFieldProps {
  listId: string
  text: string
  type: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  hasHits: boolean
  active: Hit | undefined
}

const SearchField = ({ listId, text, type, onKeyDown, hasHits, active }: SearchFieldProps) => (
  <div className="flex items-center gap-2.5 border-b border-border py-1.5 pr-1.5 pl-4.5 focus-within:inset-ring-3 focus-within:inset-ring-focus md:rounded-t-[20px]">
    <Search className="size-5.5 flex-none text-link" />
    <input
      type="search"
      role="combobox"
      aria-expanded={hasHits}
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={active && `${listId}-${active.key}`}
      aria-label="Search places and cities"
      placeholder="Zoo, museum, city …"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={longestSearchText}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-text-subtle placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
    />
    <Dialog.Close asChild>
      <Button look="ghost" size="icon" aria-label="Close search">
        <X className="size-5" />
      </Button>
    </Dialog.Close>
  </div>
)

const row =
  'flex min-h-13 flex-none items-center justify-between border-border px-5.5 text-sm font-semibold text-link hover:bg-surface-hover'

interface NearMeProps {
  ask: keyof typeof nearMeTexts
  filters: SearchAnswer['nearMeFilters']
  onClose: () => void
}

const NearMe = ({ ask, filters, onClose }: NearMeProps) => (
  <Link to="/near-me" search={filters} onClick={onClose} className={`${row} border-b`}>
    {nearMeTexts[ask]}
    <LocateFixed className="size-5 flex-none" />
  </Link>
)

const AllResults = ({ q, answer, onClose }: { q: string; answer: SearchAnswer; onClose: () => void }) => (
  <Link to="/search" search={{ q }} onClick={onClose} className={`${row} border-t md:rounded-b-[20px]`}>
    <span className="min-w-0 truncate">
      {allResults(answer)} for “{q}”
    </span>
    <ArrowRight className="size-5 flex-none" />
  </Link>
)

/** What the text speaks of comes first: Enter opens it. */
function hitsOf({ cities, places, isAboutPlaces, ...asked }: SearchAnswer): Hit[] {
  const cityHits = cities.map((city) => ({ kind: 'city' as const, key: `city-${city.id}`, city, asked }))
  const placeHits = places.map((place) => ({
    kind: 'place' as const,
    key: `place-${place.id}`,
    place,
    asked,
  }))
  return isAboutPlaces ? [...placeHits, ...cityHits] : [...cityHits, ...placeHits]
}

function statusOf(answer: SearchAnswer | undefined, failed: boolean, q: string): string {
  if (failed && isOffline()) return 'You are offline. The search needs the network; what you typed stays.'
  if (failed) return 'The search is not available right now. Please try again in a moment.'
  if (!answer) return ''
  if (answer.total === 0 && answer.nearMe === 'visitor') return ''
  if (answer.total === 0) return `Nothing is called anything like “${q}”. Try another name, or a city nearby.`
  return isNotQuite(answer) ? resultsFor(answer, q) : resultsOf(answer)
}

const isNotQuite = (answer: SearchAnswer | undefined) =>
  answer && (answer.isOfTypesAlone || answer.isPartly || answer.isAlike || answer.isNoCity)
