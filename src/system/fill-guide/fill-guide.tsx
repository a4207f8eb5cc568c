import { useState } from 'react'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import type { FillStatus } from './fill-guide.schema.ts'
import { FillOffer } from './fill-offer.tsx'
import { FillProgress } from './fill-progress.tsx'
import { FillReport } from './fill-report.tsx'
import { focusOnFilling } from './fill-section.tsx'

type FillProps = { status: FillStatus; onBegin: () => Promise<void>; onStop: () => Promise<void> }

/** Fills the guide: the offer, then where it is, then what it came to. */
export function FillGuide({ status, onBegin, onStop }: FillProps) {
  const [isBusy, setIsBusy] = useState(false)
  const busyWhile = (work: () => Promise<void>) => () => {
    setIsBusy(true)
    void work().finally(() => {
      setIsBusy(false)
      focusOnFilling()
    })
  }
  const mayFill = useMay('admin')
  const [begin, stop] = [busyWhile(onBegin), busyWhile(onStop)]
  const { state, cities, report, finishedAt } = status
  if (state === 'done' && report && finishedAt)
    return <FillReport report={report} finishedAt={finishedAt} isBusy={isBusy} onBegin={begin} />
  if (state !== 'never' && state !== 'done')
    return <FillProgress status={status} isBusy={isBusy} onBegin={begin} onStop={stop} />
  // Where all came of themselves there is nothing to offer.
  if (cities.came === cities.total || !mayFill) return null
  return <FillOffer cities={cities} isBusy={isBusy} onBegin={begin} />
}

const dayMs = 86_400_000

/** Whether it is what an owner came for; a report of yesterday is not. */
export const isFillFirst = ({ state, finishedAt }: FillStatus, now = Date.now()): boolean =>
  state !== 'done' || (finishedAt !== null && now - Date.parse(finishedAt) < dayMs)
