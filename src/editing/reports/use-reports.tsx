import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { decide, getReports, note, reopen } from './admin-reports.requests.ts'
import type { Decision, ReportGroup } from './admin-reports.schema.ts'
import { isUndoneInPlace } from './asked-change.ts'

const done: Record<Decision['decision'], string> = {
  applied: 'Report applied',
  answered: 'Answer kept',
  dismissed: 'Report dismissed',
}

type Deciding = Pick<Decision, 'decision' | 'answer' | 'updatedAt'>

/** The open reports at a position, and what an editor decides about them. */
export function useReports(position: number) {
  const [isBusy, setBusy] = useState(false)
  const { content, latest, hasFailed, reload } = useAnswer(`${position}`, () => getReports(position))
  // Until the next one is there the last stays, and the buttons with it: they have the focus.
  const list = content ?? latest
  const run = async (failed: string, work: () => Promise<unknown>) => {
    setBusy(true)
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        sayFailure(failed, error)
        return false
      },
    )
    setBusy(false)
    reload()
    void countWaiting()
    return isDone
  }
  /** Resolves to whether it was decided. */
  const decideAbout = async ({ reason, state, reports }: ReportGroup, deciding: Deciding) => {
    const ids = reports.map(({ id }) => id)
    const isDecided = await run('Failed to decide about the report', async () => {
      // What a colleague said of them is replaced.
      if (state !== 'open') await reopen(ids)
      await decide({ ids, ...deciding })
    })
    if (!isDecided) return false
    const undo = () => void run('Failed to undo', () => reopen(ids))
    const { decision } = deciding
    const isWhole = decision !== 'applied' || isUndoneInPlace(decision, reason)
    toast({
      title: 'Success',
      description: done[decision],
      action: { label: isWhole ? 'Undo' : 'Open again', onAction: undo },
    })
    return true
  }
  const noteThese = ({ reports }: ReportGroup) =>
    void run('Failed to keep that there is a note', () => note(reports.map(({ id }) => id)))
  return {
    group: list?.data[0],
    total: list?.pagination.total,
    hasFailed,
    reload,
    isBusy: isBusy || content === undefined,
    decideAbout,
    noteThese,
  }
}
