import { Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { mostCompared, searchOfCompared } from '../place-lists/compared-slugs.ts'
import type { SearchAnswer } from '../search/search.schema.ts'
import { longestSearchText } from '../search/search-text.ts'
import { whereIs } from '../search/where-is.ts'

export interface SearchComparedProps {
  /** Of the places that stand beside each other already. */
  slugs: readonly string[]
  /** Empty before anything was looked for. */
  q: string
  found: SearchAnswer['places']
}

/** A search for one more place, also without JavaScript; nothing where there is no room for it. */
export const SearchCompared = ({ slugs, q, found }: SearchComparedProps) => {
  if (slugs.length >= mostCompared) return null
  const others = found.filter(({ slug }) => !slugs.includes(slug))
  return (
    <div className="mt-6 max-w-[640px] print:hidden">
      <search>
        <form action="/compare" className="flex flex-wrap gap-2.5">
          {slugs.length > 0 && <input type="hidden" name="places" value={slugs.join(',')} />}
          <input
            type="search"
            name="q"
            required
            maxLength={longestSearchText}
            defaultValue={q}
            // Another search is another field: the text of the one before must not stay.
            key={q}
            aria-label="Find a place to compare"
            placeholder="Name of a place"
            className="min-h-11 min-w-0 flex-1 basis-48 rounded-md border-[1.5px] border-control-border bg-surface px-4 text-base placeholder:text-text-subtle placeholder:opacity-100"
          />
          <Button type="submit" look="outline">
            <Search className="size-4.5" />
            Search
          </Button>
        </form>
      </search>
      {q && (
        <p role="status" className="pt-3 text-sm">
          {others.length > 0 ? `Found for “${q}”:` : `No other place found for “${q}”.`}
        </p>
      )}
      <ul className="mt-2 grid gap-2">
        {others.map(({ slug, name, ...place }) => (
          <li
            key={slug}
            className="flex items-center gap-3 rounded-lg border border-border bg-surface py-1.5 pr-1.5 pl-3.5"
          >
            <span className="min-w-0 flex-1">
              <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>
              <span className="block text-sm text-text-muted">{whereIs(place)}</span>
            </span>
            <Link
              to="/compare"
              search={searchOfCompared([...slugs, slug])}
              replace
              resetScroll={false}
              aria-label={`Add ${name}`}
              className={buttonClass('outline')}
            >
              <Plus className="size-4.5" />
              Add
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
