import { useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { Box, PlaceLink } from './pair-parts.tsx'
import { RecordList, recordKey } from './record-list.tsx'
import { getOnePlace, joinPlaces, setApart, splitPlace } from './twins.requests.ts'
import type { SaidRecord } from './twins.schema.ts'
import { pairSearch, type TwinsSearch } from './twins-view.ts'

interface TakeApartProps {
  id: number
  onGo: (search: TwinsSearch) => void
  onChange: () => void
}

/** The records of a place, some of which may be another place. */
export function TakeApart({ id, onGo, onChange }: TakeApartProps) {
  const { content, hasFailed, reload } = useAnswer(`place ${id}`, () => getOnePlace(id))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  if (!content) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  const { place, records } = content
  const leaving = records.filter((record) => ticked.has(recordKey(record)))
  const isSplit = leaving.length > 0 && leaving.length < records.length
  const tick = (record: SaidRecord) => {
    const key = recordKey(record)
    setTicked(new Set(ticked.has(key) ? [...ticked].filter((other) => other !== key) : [...ticked, key]))
  }
  const undone = () => {
    onChange()
    onGo({ place: String(id) })
  }
  const split = async () => {
    if (isBusy || !isSplit) return
    setIsBusy(true)
    try {
      const { placeId } = await splitPlace(id, leaving)
      forgetAnswers()
      const action = { label: 'Undo', onAction: () => void joinAgain(id, placeId).then(undone) }
      const description = 'The records are two places now'
      // That they are two was just said.
      await setApart([id, placeId]).then(
        () => toast({ title: 'Success', description, action }),
        (error: unknown) =>
          toast({
            title: 'It could not be noted that they are two',
            description: `${description}, and may be offered as one again. ${serverMessage(error) ?? ''}`,
            variant: 'warning',
            action,
          }),
      )
      void countWaiting()
      onGo(pairSearch(id, placeId))
    } catch (error) {
      sayFailure('Failed to take the place apart', error)
      reload()
    }
    setIsBusy(false)
  }
  return (
    <Box>
      <div className="grid gap-4 p-4">
        <PlaceLink place={{ ...place, name: place.displayName || place.name, town: place.addrCity }} />
        <p className="max-w-[70ch] text-sm text-text-muted">
          Tick the records that are another place. They become a place of their own; what editors set stays
          here.
        </p>
        <RecordList
          records={records}
          {...(records.length > 1 && {
            control: (record) => (
              <Checkbox
                aria-label={`${record.name} (${record.externalId}) is another place`}
                checked={ticked.has(recordKey(record))}
                onChange={() => tick(record)}
              />
            ),
          })}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button aria-disabled={isBusy || !isSplit} onClick={split}>
            Take apart
          </Button>
          <Button look="ghost" onClick={() => onGo({ list: 'joined' })}>
            Back to the list
          </Button>
        </div>
      </div>
    </Box>
  )
}

/** As it was: what is shown stays as the first place has it. */
const joinAgain = (keep: number, drop: number) =>
  joinPlaces({ keep, drop, choices: { isActive: 'kept', isFeatured: 'kept', isReviewed: 'kept' } }).then(
    () => {
      forgetAnswers()
      toast({ title: 'Undone', description: 'The records are one place again' })
    },
    (error) => sayFailure('Failed to undo the change', error),
  )
