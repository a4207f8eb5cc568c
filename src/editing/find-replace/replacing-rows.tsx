import { type ReactNode, useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { Button } from '../../ui/button.tsx'
import { getReplacing } from './find-replace.requests.ts'
import type { ReplacingPage, ShownReplacing } from './find-replace.schema.ts'
import { ReplacingRow } from './replacing-row.tsx'
import type { ReplacingAsked } from './use-replacing.tsx'

interface ReplacingRowsProps {
  label: string
  asked: ReplacingAsked
  part: 'changes' | 'unfit'
  first: Pick<ReplacingPage, 'data' | 'next'>
  /** What stands before a row. */
  tickOf?: (row: ShownReplacing) => ReactNode
}

/** Places of a preview, page after page. */
export function ReplacingRows({ label, asked, part, first, tickOf }: ReplacingRowsProps) {
  const [{ data, next }, setPages] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const more = async (after: number) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const page = await getReplacing({ ...asked, part, after })
      setPages({ data: [...data, ...page.data], next: page.next })
    } catch (error) {
      sayFailure('The next places could not be loaded', error)
    }
    setIsBusy(false)
  }
  return (
    <>
      <ul aria-label={label}>
        {data.map((row) => (
          <ReplacingRow key={row.id} row={row}>
            {tickOf?.(row)}
          </ReplacingRow>
        ))}
      </ul>
      {next !== null && (
        <Button
          look="outline"
          aria-disabled={isBusy}
          onClick={() => more(next)}
          className="justify-self-start"
        >
          {isBusy ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  )
}
