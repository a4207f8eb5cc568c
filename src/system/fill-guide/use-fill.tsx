import { useEffect, useRef } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { beginFilling, getFillStatus, stopFilling } from './fill-guide.requests.ts'
import type { FillStatus } from './fill-guide.schema.ts'

const lookMs = 2_000

/** The filling of the guide, looked at again and again while it is under way; `onNews` when cities have come. */
export function useFill(onNews: () => void) {
  const { content: status, setContent } = useAnswer('', getFillStatus)
  const set = useRef(setContent)
  set.current = setContent
  const isUnderWay = status?.state === 'running' || status?.state === 'waiting'
  useEffect(() => {
    if (!isUnderWay) return
    const look = () => {
      // One that gets no answer is followed by the next.
      if (!document.hidden) getFillStatus().then(set.current, () => undefined)
    }
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [isUnderWay])

  const came = status && `${status.cities.came} ${status.stepsDone.length} ${status.state}`
  const known = useRef(came)
  useEffect(() => {
    if (known.current !== undefined && known.current !== came) onNews()
    known.current = came
  }, [came, onNews])

  const ask = (call: () => Promise<FillStatus>, failed: string) =>
    call().then(setContent, (error: unknown) => sayFailure(failed, error))
  return {
    status,
    begin: () => ask(beginFilling, 'The guide could not begin to fill itself'),
    stop: () => ask(stopFilling, 'It could not be stopped'),
  }
}
