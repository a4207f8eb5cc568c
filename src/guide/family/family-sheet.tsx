import { type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Switch } from '../../ui/switch.tsx'
import { utcDay } from '../seasons/open-season.ts'
import { type Family, noFamily } from './family.ts'
import { FamilyFields } from './family-fields.tsx'
import { forgetFamily, keepFamily, keptFamily } from './kept-family.tsx'
import { ToldAges } from './told-ages.tsx'

export interface FamilySheetProps {
  /** How many places of the list suit the family; undefined while they are counted, null where nothing counts them. */
  count: number | undefined | null
  trigger: RefObject<HTMLButtonElement | null>
  id: string
  onClose: () => void
}

/** What the family asks; each answer counts at once. */
export function FamilySheet({ count, trigger, id, onClose }: FamilySheetProps) {
  const [{ family, isOn, agesOn }, show] = useState(keptFamily)
  const change = (part: Partial<Family>) => {
    const changed = { ...family, ...part }
    if (isBlank(changed)) forgetFamily()
    else keepFamily({ family: changed, isOn: true })
    show(keptFamily())
  }
  const clear = () => {
    forgetFamily()
    show(keptFamily())
  }
  const today = utcDay()
  const confirm = () => {
    keepFamily({ agesOn: today })
    show(keptFamily())
  }
  const turn = (isTurnedOn: boolean) => {
    keepFamily({ isOn: isTurnedOn })
    show(keptFamily())
  }
  const head = (
    <div className="flex items-center justify-between gap-3">
      <p className="text-xs text-text-muted">Kept on this device only. No names, no account.</p>
      <span className="flex min-h-11 flex-none items-center gap-2.5 text-sm font-semibold">
        <span aria-hidden>{isOn ? 'On' : 'Off'}</span>
        <Switch
          aria-label="Use our family in lists"
          checked={isOn}
          disabled={isBlank(family)}
          onChange={(event) => turn(event.target.checked)}
        />
      </span>
    </div>
  )
  const foot = (
    <>
      <Button look="ghost" onClick={clear}>
        Clear
      </Button>
      <Button look="accent" onClick={onClose}>
        {showText(count)}
      </Button>
    </>
  )
  return (
    <Sheet {...{ id, trigger, onClose, head, foot }} title="Our family" className="w-[min(800px,100vw-20px)]">
      <FamilyFields family={family} onChange={change}>
        <ToldAges {...{ ages: family.ages, agesOn, today }} onConfirm={confirm} />
      </FamilyFields>
    </Sheet>
  )
}

const isBlank = (family: Family) => JSON.stringify(family) === JSON.stringify(noFamily)

function showText(count: number | undefined | null): string {
  if (count === null) return 'Done'
  return count === 1 ? 'Show 1 place' : `Show ${count ?? '…'} places`
}
