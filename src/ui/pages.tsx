import { offClass } from './busy-button.tsx'
import { Button } from './button.tsx'

interface PagesProps {
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** How much there is in all, such as '45 places'. */
  amount?: string
}

/** The way through a long list, page by page. It stays while the next page is on its way: with it the focus would go. */
export function Pages({ page, totalPages, onPage, amount }: PagesProps) {
  const step = (name: string, target: number) => {
    const isOff = target === page || target < 1 || target > totalPages
    return (
      <Button
        look="outline"
        className={`${offClass} max-sm:flex-auto max-sm:px-2`}
        // Disabled, it would lose the focus on the last page, and on the first.
        aria-disabled={isOff}
        onClick={() => !isOff && onPage(target)}
      >
        {name}
      </Button>
    )
  }
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      {step('First', 1)}
      {step('Previous', page - 1)}
      <p
        role="status"
        className="px-2.5 text-sm tabular-nums max-sm:order-first max-sm:basis-full max-sm:px-0"
      >
        Page {page} of {totalPages}
        {amount && ` (${amount})`}
      </p>
      {step('Next', page + 1)}
      {step('Last', totalPages)}
    </nav>
  )
}
