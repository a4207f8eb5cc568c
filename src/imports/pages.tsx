import { Pages as UiPages } from '../ui/pages.tsx'
import { counted } from './import-run-words.ts'

interface PagesProps {
  page: number
  totalPages: number
  total: number
  /** What one of them is. */
  noun: string
  onPage: (page: number) => void
}

export const Pages = ({ total, noun, ...pages }: PagesProps) => (
  <UiPages {...pages}>
    Page {pages.page} of {pages.totalPages} ({counted(total, noun)})
  </UiPages>
)
