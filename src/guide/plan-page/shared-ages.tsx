import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { agesInWords } from '../family/family-words.ts'
import { useOurFamily } from '../family/our-family.tsx'
import { changeKept } from '../plan/kept-plan.ts'
import type { Plan } from '../plan/plan.ts'
import { tellRefusal } from '../plan/toggle-planned.tsx'

/** Whether the children's ages go along with the link to edit; in the other browser, whether its lists are for them too. */
export function SharedAges({ plan: { ages = [] } }: { plan: Plan }) {
  const id = useId()
  const own = useOurFamily()?.family.ages ?? []
  if (ages.length === 0 && own.length === 0) return null
  const isShared = ages.length > 0
  const share = (isWanted: boolean) => void tellRefusal(changeKept({ ages: isWanted ? [...own] : [] }))
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <label htmlFor={id} className="flex items-start gap-3">
        <Checkbox id={id} checked={isShared} onChange={({ target }) => share(target.checked)} />
        <span>
          The ages of the children ({agesInWords(isShared ? ages : own)}) go with the link to edit. Ages only;
          who may just look does not get them.
        </span>
      </label>
      {isShared && own.length === 0 && (
        <Button look="outline" onClick={() => takeOver(ages)}>
          Use these ages for our lists
        </Button>
      )}
    </div>
  )
}

const takeOver = (ages: readonly number[]) =>
  import('../family/kept-family.tsx').then(
    ({ keepFamily, keptFamily }) => keepFamily({ family: { ...keptFamily().family, ages }, isOn: true }),
    tellUnreachable,
  )
