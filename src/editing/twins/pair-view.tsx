import { useState } from 'react'
import type { Choices } from '../../gathering/merging/joined-place.ts'
import { formatDistance } from '../../guide/how-far/distance.ts'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { whyWords } from '../alike-places/why-words.ts'
import { Box } from './pair-parts.tsx'
import { pairRows } from './pair-rows.ts'
import { PairSide } from './pair-side.tsx'
import { PairTable, SameFacts } from './pair-table.tsx'
import { pairSearch, type TwinsSearch } from './twins-view.ts'
import { usePair } from './use-pair.tsx'

/** Few places are larger. */
const farKm = 1

interface PairViewProps {
  keep: number
  drop: number
  onGo: (search: TwinsSearch, replace?: boolean) => void
  onChange: () => void
}

/** Two places side by side: they are one, or two. */
export function PairView({ keep, drop, onGo, onChange }: PairViewProps) {
  const { pair, hasFailed, reload, isBusy, ...decide } = usePair(keep, drop, {
    onEnd: () => onGo({}),
    onChange,
  })
  const [choices, choose] = useState<Choices>({})
  const [isAsking, setIsAsking] = useState(false)
  if (!pair) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  const { kept, dropped, km, why, isApart } = pair
  const join = () => decide.join(pair, choices)
  const { differing, same } = pairRows(pair)
  const swap = () => onGo(pairSearch(drop, keep), true)
  // Wherever the address stays, each has its column.
  const sides = [kept, dropped].toSorted((a, b) => a.place.id - b.place.id)
  return (
    <Box>
      <div className="grid gap-5 p-4">
        <p className="text-sm text-text-muted">
          {[`${formatDistance(km)} apart`, why ? whyWords[why] : 'they do not look like one'].join(' · ')}
          {isApart && ' · said to be two places'}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          {sides.map((side) => (
            <PairSide
              key={side.place.id}
              side={side}
              isKept={side === kept}
              onKeep={side === kept ? () => undefined : swap}
            />
          ))}
        </div>
        <section aria-label="What differs" className="grid gap-1">
          <h2 className="text-[1.0625rem]!">What differs</h2>
          <p className="text-sm text-text-muted">
            On the left the place whose address is kept. The one place gets what is ticked, and the photos,
            records and planned changes of both; the other address leads on to it.
          </p>
          <PairTable rows={differing} choices={choices} onChoose={choose} />
        </section>
        <SameFacts rows={same} />
        <div className="flex flex-wrap gap-2.5">
          <Button aria-disabled={isBusy} onClick={() => (why && km < farKm ? join() : setIsAsking(true))}>
            Join them into one
          </Button>
          {isApart ? (
            <Button look="outline" aria-disabled={isBusy} onClick={decide.offerAgain}>
              Offer them again
            </Button>
          ) : (
            <Button look="outline" aria-disabled={isBusy} onClick={decide.part}>
              These are two places
            </Button>
          )}
          <Button look="ghost" onClick={() => onGo({})}>
            Back to the list
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Join two places ${formatDistance(km)} apart?`}
          confirmLabel="Join them"
          cancelLabel="Back"
          onConfirm={async () => {
            setIsAsking(false)
            await join()
          }}
          onClose={() => setIsAsking(false)}
        >
          {kept.place.displayName || kept.place.name} and {dropped.place.displayName || dropped.place.name}
          {why ? ' lie far apart for one place.' : ' do not look like one place.'} Families will find one of
          them only.
        </ConfirmDialog>
      )}
    </Box>
  )
}
