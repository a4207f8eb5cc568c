import { useEffect, useState } from 'react'
import { checkHours } from '../../guide/opening-hours/reckoning/check-hours.requests.ts'
import type { UnderstoodHours } from '../../guide/opening-hours/reckoning/understood-hours.schema.ts'
import { type PlaceFormValues, positionOfForm } from './place-form.ts'

type TypedHours = Pick<PlaceFormValues, 'openingHours' | 'lat' | 'lng'>

const settleMs = 400
const patienceMs = 4_000

/**
 * What the guide makes of the hours in a form, some time after the last key; the answer to what stands there now and no
 * other. Undefined while it is not known, or cannot be.
 */
export function useUnderstoodHours(values: TypedHours): UnderstoodHours | undefined {
  const key = keyOf(values)
  const [known, setKnown] = useState<{ key: string; hours: UnderstoodHours }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values
  useEffect(() => {
    if (values.openingHours.trim() === '') return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      // Who cannot be asked says nothing; saving goes on without.
      ask(values, leaving.signal).then(
        (hours) => setKnown({ key, hours }),
        () => undefined,
      )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key])
  return known?.key === key ? known.hours : undefined
}

/** Whether hours are typed that the guide does not understand; false when it cannot be asked. */
export async function areHoursStrange(values: TypedHours): Promise<boolean> {
  if (values.openingHours.trim() === '') return false
  try {
    return !(await ask(values, AbortSignal.timeout(patienceMs))).isUnderstood
  } catch {
    // Nobody is kept from saving because a question could not be asked.
    return false
  }
}

const ask = (values: TypedHours, signal: AbortSignal) =>
  checkHours(values.openingHours.trim(), positionOfForm(values), signal)

const keyOf = ({ openingHours, lat, lng }: TypedHours) => [openingHours.trim(), lat, lng].join('\n')
