import { useState } from 'react'
import { formatDistance } from '../../guide/how-far/distance.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed, UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { Box, Empty, More, PairRow } from './pair-parts.tsx'
import { forgetApart, getApart } from './twins.requests.ts'
import type { Pair } from './twins.schema.ts'

/** What editors said is two: never offered again, unless it is forgotten here. */
export function ApartList({ after }: { after: string }) {
  const { content, latest, hasFailed, reload } = useAnswer(`apart ${after}`, async () => ({
    ...(await getApart(after)),
    after,
  }))
  const [isBusy, setIsBusy] = useState(false)
  const list = content ?? latest
  const forget = async ({ low, high }: Pair) => {
    if (isBusy) return
    setIsBusy(true)
    await forgetApart([low.id, high.id]).then(
      () => toast({ title: 'Success', description: 'They are offered again where they look like one.' }),
      (error) => sayFailure('Failed to forget it', error),
    )
    setIsBusy(false)
    reload()
    void countWaiting()
  }
  if (!list) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  return (
    <>
      <UnlessLoaded isThere hasFailed={hasFailed} onRetry={reload} />
      <Box>
        {list.data.length === 0 && <Empty>Of no two places somebody said that they are two.</Empty>}
        <ul aria-label="Said to be two">
          {list.data.map((pair) => (
            <PairRow
              key={`${pair.low.id} ${pair.high.id}`}
              pair={pair}
              said={`${formatDistance(pair.km)} apart · said by ${pair.username ?? 'somebody'} on ${momentText(pair.at)}`}
            >
              <Button
                look="outline"
                aria-disabled={isBusy}
                aria-label={`Offer ${pair.low.name} and ${pair.high.name} again`}
                onClick={() => forget(pair)}
              >
                Offer again
              </Button>
            </PairRow>
          ))}
        </ul>
      </Box>
      <More list="apart" after={after} next={list.next} shown={list.after} />
    </>
  )
}
