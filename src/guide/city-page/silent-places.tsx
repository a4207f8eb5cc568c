import { Link } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import type { City } from '../cities/city.schema.ts'
import { type CityFilters, searchOfFilters } from './city-filters.ts'
import { silence } from './silence.ts'

interface SilentPlacesProps {
  city: Pick<City, 'slug'>
  filters: CityFilters
  /** How many places do not say what the filters ask. */
  count: number
  /** Shows or hides them where no address says which; the city's own address does without it. */
  onUnknownChange?: ((isShown: boolean) => void) | undefined
}

/** Follows the places that fit: how many nobody can judge, and a way to see them all the same. */
export const SilentPlaces = ({ count, ...props }: SilentPlacesProps) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-[18px] border-[1.5px] border-dashed border-control-border py-3.5 pr-3.5 pl-4.5 text-sm print:hidden">
    <p className="flex items-center gap-[11px]">
      <CircleQuestionMark className="size-5.5 flex-none text-text-muted" />
      <span>
        <b className="font-semibold">{count} more</b> {silence(props.filters, count)}.
      </span>
    </p>
    <UnknownLink {...props} isShown>
      {count === 1 ? 'Show it' : 'Show them'}
    </UnknownLink>
  </div>
)

/** Above the places that do not say, once they are shown. */
export const SilentHeading = ({ count, ...props }: SilentPlacesProps) => (
  <div className="col-span-full not-first:mt-2 not-first:border-t not-first:border-border not-first:pt-5">
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-[1.375rem]! leading-tight">
        {count} that {silence(props.filters, count)}
      </h2>
      <UnknownLink {...props} isShown={false}>
        {count === 1 ? 'Hide it' : 'Hide them'}
      </UnknownLink>
    </div>
    <p className="text-sm text-text-muted">Nobody has told us yet. Ask the place before you set out.</p>
  </div>
)

type UnknownLinkProps = Omit<SilentPlacesProps, 'count'> & { isShown: boolean; children: string }

function UnknownLink({ city, filters, onUnknownChange, isShown, children }: UnknownLinkProps) {
  const className = buttonClass(isShown ? 'outline' : 'ghost', 'md', isShown ? 'max-md:w-full' : 'flex-none')
  // The link goes with the list that it belonged to; whoever uses the keyboard goes on from the new one.
  const keepFocus = () => document.getElementById('main')?.focus({ preventScroll: true })
  if (onUnknownChange) {
    const change = () => {
      keepFocus()
      onUnknownChange(isShown)
    }
    return (
      <button type="button" onClick={change} className={className}>
        {children}
      </button>
    )
  }
  return (
    <Link
      to="/funcity/$citySlug"
      params={{ citySlug: city.slug }}
      search={searchOfFilters({ ...filters, unknown: isShown })}
      replace
      resetScroll={false}
      onClick={keepFocus}
      className={className}
    >
      {children}
    </Link>
  )
}
