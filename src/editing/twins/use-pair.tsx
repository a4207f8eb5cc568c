import { useState } from 'react'
import type { Choices } from '../../gathering/merging/joined-place.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { undoOfMany } from '../history/undo-many.tsx'
import { forgetApart, getPair, joinPlaces, setApart } from './twins.requests.ts'
import type { PairOfPlaces } from './twins.schema.ts'

interface Ends {
  /** It is decided. */
  onEnd: () => void
  /** It was undone. */
  onChange: () => void
}

/** Two places, and what an editor decides of them. */
export function usePair(keep: number, drop: number, { onEnd, onChange }: Ends) {
  const undone = () => {
    told()
    onChange()
  }
  const { content, hasFailed, reload } = useAnswer(`pair ${keep} ${drop}`, () => getPair(keep, drop))
  const [isBusy, setIsBusy] = useState(false)

  async function decide(title: string, change: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await change()
      told()
      onEnd()
    } catch (error) {
      sayFailure(title, error)
      // As it is now: somebody else may have decided.
      reload()
    }
    setIsBusy(false)
  }

  const join = ({ kept, dropped }: PairOfPlaces, choices: Choices) =>
    decide('Failed to join the places', async () => {
      const { changeId } = await joinPlaces({
        ...{ keep, drop, choices },
        ...{ keepUpdatedAt: kept.place.updatedAt, dropUpdatedAt: dropped.place.updatedAt },
      })
      const action = undoOfMany(changeId, { onEnd: undone })
      toast({ title: 'Success', description: 'The two places are one', action })
    })

  const part = () =>
    decide('Failed to remember it', async () => {
      await setApart([keep, drop])
      const undo = () =>
        void forgetApart([keep, drop]).then(undone, (error) => sayFailure('Failed to undo', error))
      const action = { label: 'Undo', onAction: undo }
      toast({ title: 'Success', description: 'These are two places and are not offered again', action })
    })

  const offerAgain = () => decide('Failed to forget it', () => forgetApart([keep, drop]))

  return { pair: content, hasFailed, reload, isBusy, join, part, offerAgain }
}

function told() {
  forgetAnswers()
  void countWaiting()
}
