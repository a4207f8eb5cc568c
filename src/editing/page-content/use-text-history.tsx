import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { getTextHistory } from './admin-page-content.requests.ts'

/** The newest changes of a page's texts and, as they are asked for, older ones. */
export function useTextHistory(pageKey: ContentPageKey) {
  const { content, hasFailed, reload, setContent } = useAnswer(`texts of ${pageKey}`, () =>
    getTextHistory(pageKey),
  )
  const [isBusy, setIsBusy] = useState(false)
  const more = async () => {
    if (!content || isBusy) return
    setIsBusy(true)
    try {
      const older = await getTextHistory(pageKey, content.changes.at(-1)?.id)
      setContent({ hasMore: older.hasMore, changes: [...content.changes, ...older.changes] })
    } catch (error) {
      sayFailure('Older changes could not be loaded', error)
    }
    setIsBusy(false)
  }
  return { changes: content?.changes, hasMore: content?.hasMore ?? false, hasFailed, reload, more }
}
