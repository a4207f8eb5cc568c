import { Button } from '../ui/button.tsx'
import { counted } from './import-run-words.ts'

interface PagesProps {
  page: number
  totalPages: number
  total: number
  /** What one of them is. */
  noun: string
  onPage: (page: number) => void
}

export const Pages = ({ page, totalPages, total, noun, onPage }: PagesProps) => (
  <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
    <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      Previous
    </Button>
    <p role="status" className="px-2.5 text-sm">
      Page {page} of {totalPages} ({counted(total, noun)})
    </p>
    <Button look="outline" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
)
