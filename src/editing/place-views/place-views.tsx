import { Link } from '@tanstack/react-router'
import { ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../office/accounts/current-user/may.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { madeAgain } from '../../office/shell/made-again.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { type AdminPlaceFilters, adminSearchOf } from '../places/admin-place-list.ts'
import type { ListMode } from '../places/list-modes.ts'
import { KeepView } from './keep-view.tsx'
import type { PlaceView } from './place-view.schema.ts'
import { forgetPlaceView, getPlaceViews, keepPlaceView } from './place-views.requests.ts'

/** Lists of places by a name: each is an address, kept for oneself or for all who have an account. */
export function PlaceViews({ filters, mode }: { filters: AdminPlaceFilters; mode: ListMode }) {
  const [isOpen, setIsOpen] = useState(false)
  const search = { ...adminSearchOf({ ...filters, page: 1 }), ...(mode !== 'list' && { as: mode }) }
  return (
    <details
      className="group border-b border-border"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 px-4 text-sm font-semibold text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4.5 group-open:rotate-90" />
        Saved views
      </summary>
      {isOpen && <Views search={String(new URLSearchParams(search))} />}
    </details>
  )
}

function Views({ search }: { search: string }) {
  const { latest: views, hasFailed, reload } = useAnswer('views', getPlaceViews)
  const forget = async (view: PlaceView, button: HTMLElement) => {
    const { name, search, isShared } = view
    try {
      await forgetPlaceView(view.id)
      // Its button goes with it.
      button.closest('details')?.querySelector('summary')?.focus()
      // One of somebody else's would come back as the admin's own.
      const action =
        view.isOwn &&
        madeAgain({ name, make: () => keepPlaceView({ name, search, isShared }), onEnd: reload })
      toast({ title: 'Success', description: `View “${name}” deleted`, ...(action && { action }) })
    } catch (error) {
      sayFailure('Failed to delete the view', error)
    } finally {
      reload()
    }
  }
  return (
    <div className="grid gap-3.5 px-4 pt-1 pb-4">
      {(hasFailed || !views) && <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />}
      {views && <ViewList views={views} search={search} onForget={forget} />}
      <KeepView search={search} onKept={reload} />
    </div>
  )
}

type ViewListProps = {
  views: readonly PlaceView[]
  search: string
  onForget: (view: PlaceView, button: HTMLElement) => void
}

function ViewList({ views, search, onForget }: ViewListProps) {
  const isAdmin = useRole() === 'admin'
  if (views.length === 0)
    return <p className="text-sm text-text-muted">No views yet. Save the list as it is filtered now.</p>
  return (
    <ul aria-label="Saved views" className="flex flex-wrap gap-x-5 gap-y-1">
      {views.map((view) => (
        <li key={view.id} className="flex items-center text-sm">
          <Link
            to="/admin/places"
            search={Object.fromEntries(new URLSearchParams(view.search))}
            aria-current={view.search === search ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-link underline aria-[current=page]:font-semibold"
          >
            {view.name}
          </Link>
          <span className="ml-1.5 text-text-muted">
            {view.isOwn ? view.isShared && 'shared with all' : `by ${view.owner}`}
          </span>
          {(view.isOwn || isAdmin) && (
            <Button
              look="ghost"
              size="icon"
              aria-label={`Delete the view ${view.name}`}
              onClick={(event) => onForget(view, event.currentTarget)}
            >
              <X className="size-4" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
