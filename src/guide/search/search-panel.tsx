import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isOffline } from '../../ui/network-note.tsx'
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

export type Hit =
  | { kind: 'city'; key: string; city: SearchAnswer['cities'][number] }
  | { kind: 'place'; key: string; place: SearchAnswer['places'][number] }

/** A text field with the best matches under it; on phones the whole screen. */
export function SearchPanel({ trigger, onClose }: SearchPanelProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { answer, q, failed } = useSearch(text, search)
  const hits = answer ? hitsOf(answer) : []
  const [wanted, setWanted] = useState<string>()
  const active = hits.find(({ key }) => key === wanted) ?? hits[0]
  const listId = useId()
  const right = trigger.current
    ? document.documentElement.clientWidth - trigger.current.getBoundingClientRect().right
    : 0

  const open = (hit: Hit) => {
    onClose()
    if (hit.kind === 'city') void navigate({ to: '/funcity/$citySlug', params: { citySlug: hit.city.slug } })
    else void navigate({ to: '/funplace/$placeSlug', params: { placeSlug: hit.place.slug } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      const at = active ? hits.indexOf(active) : -1
      setWanted(hits[(at + step + hits.length) % hits.length]?.key)
    }
    // An answer to another text than the one that stands there is not what was meant.
    if (event.key !== 'Enter' || !text.trim()) return
    event.preventDefault()
    if (active && q === text.trim()) return open(active)
    onClose()
    void navigate({ to: '/search', search: { q: text.trim() } })
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-dialog)" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus({ preventScroll: true })
          }}
          style={{ '--right': `${Math.max(right, 8)}px` } as React.CSSProperties}
          className="popover-motion fixed inset-0 z-(--z-dialog) flex flex-col bg-surface-raised text-text md:inset-auto md:top-2 md:right-(--right) md:max-h-[calc(100dvh-16px)] md:w-[560px] md:rounded-[20px] md:border md:border-border md:shadow-lg"
        >
          <Dialog.Title className="sr-only">Search places and cities</Dialog.Title>
          <div className="flex items-center gap-2.5 border-b border-border py-1.5 pr-1.5 pl-4.5 focus-within:inset-ring-3 focus-within:inset-ring-focus md:rounded-t-[20px]">
            <Search className="size-5.5 flex-none text-link" />
            <input
              type="search"
              role="combobox"
              aria-expanded={hits.length > 0}
              aria-autocomplete="list"
              aria-controls={listId}
              aria-activedescendant={active && `${listId}-${active.key}`}
              aria-label="Search places and cities"
              placeholder="Zoo, museum, city …"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={longestSearchText}
              value={text}
              onChange={(event) => {
                setWanted(undefined)
                setText(event.target.value)
              }}
              onKeyDown={onKeyDown}
              className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-text-subtle placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
            />
            <Dialog.Close asChild>
              <Button look="ghost" size="icon" aria-label="Close search">
                <X className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <SearchHits {...{ hits, active, listId, q }} onPoint={(hit) => setWanted(hit.key)} onOpen={open} />
          <p
            role="status"
            className={hits.length > 0 || !text.trim() ? 'sr-only' : 'px-5 py-4 text-sm text-text-muted'}
          >
            {statusOf(text.trim() === '' ? undefined : answer, failed, q)}
          </p>
          {answer && hits.length > 0 && (
            <Link
              to="/search"
              search={{ q }}
              onClick={onClose}
              className="flex min-h-13 flex-none items-center justify-between border-t border-border px-5.5 text-sm font-semibold text-link hover:bg-surface-hover md:rounded-b-[20px]"
            >
              <span className="min-w-0 truncate">
                {answer.total === 1 ? 'The one result' : `All ${answer.total} results`} for “{q}”
              </span>
              <ArrowRight className="size-5 flex-none" />
            </Link>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What the text speaks of comes first: Enter opens it. */
function hitsOf({ cities, places, isAboutPlaces }: SearchAnswer): Hit[] {
  const cityHits = cities.map((city) => ({ kind: 'city' as const, key: `city-${city.id}`, city }))
  const placeHits = places.map((place) => ({ kind: 'place' as const, key: `place-${place.id}`, place }))
  return isAboutPlaces ? [...placeHits, ...cityHits] : [...cityHits, ...placeHits]
}

function statusOf(answer: SearchAnswer | undefined, failed: boolean, q: string): string {
  if (failed && isOffline()) return 'You are offline. The search needs the network; what you typed stays.'
  if (failed) return 'The search is not available right now. Please try again in a moment.'
  if (!answer) return ''
  if (answer.total === 0)
    return `Nothing is called anything like “${q}”. Try another name, or the town it is in.`
  return answer.total === 1 ? '1 result' : `${answer.total} results`
}
