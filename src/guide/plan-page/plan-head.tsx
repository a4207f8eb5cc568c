import { BedSingle, CalendarDays, MapPin, Pencil, Printer, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { closeOnEscape } from '../../ui/close-on-escape.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { agesInWords } from '../family/family-words.ts'
import { useOurFamily } from '../family/our-family.tsx'
import { bounds, daysOf, type Plan, slugsOf } from '../plan/plan.ts'
import { daysInWords } from './plan-days.ts'
import { type ChangePlan, focusOn } from './use-plan-change.tsx'

interface PlanHeadProps {
  plan: Plan
  /** Where it has no name of its own. */
  otherName: string
  onChange: ChangePlan
}

export function PlanHead({ plan, otherName, onChange }: PlanHeadProps) {
  const when = daysInWords(daysOf(plan).flatMap(({ day }) => day || []))
  const count = slugsOf(plan).length
  return (
    <div className="border-b border-border bg-bg-tint print:border-0 print:bg-transparent">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-5 md:py-7">
        <div className="grid min-w-0 gap-2">
          <PlanName plan={plan} otherName={otherName} onChange={onChange} />
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-muted">
            {when && (
              <li className="flex items-center gap-2">
                <CalendarDays className="size-4.5 text-link" />
                {when}
              </li>
            )}
            <li className="flex items-center gap-2">
              <MapPin className="size-4.5 text-link" />
              {count === 1 ? '1 place' : `${count} places`}
            </li>
            <FamilyItems plan={plan} />
          </ul>
        </div>
        <Button look="outline" onClick={() => print()} className="print:hidden">
          <Printer className="size-5" />
          Print
        </Button>
      </div>
    </div>
  )
}

/** For whom it is: who may only look gets no ages. */
function FamilyItems({ plan }: Pick<PlanHeadProps, 'plan'>) {
  const family = useOurFamily()?.family
  const ages = plan.ages?.length ? plan.ages : (family?.ages ?? [])
  return (
    <>
      {ages.length > 0 && (
        <li className="for-editing flex items-center gap-2">
          <UsersRound className="size-4.5 text-link" />
          For {agesInWords(ages)}
        </li>
      )}
      {family?.nap && (
        <li className="for-editing flex items-center gap-2">
          <BedSingle className="size-4.5 text-link" />
          Nap {family.nap.from}–{family.nap.until}
        </li>
      )}
    </>
  )
}

function PlanName({ plan: { name }, otherName, onChange }: PlanHeadProps) {
  const [isEdited, setEdited] = useState(false)
  const save = (text: string) => {
    setEdited(false)
    onChange({ name: text.trim().slice(0, bounds.name) }, { said: 'Renamed', focus: 'rename' })
  }
  if (!isEdited)
    return (
      <div className="flex items-center gap-1.5">
        <h1 className="[overflow-wrap:anywhere]">{name || otherName}</h1>
        <Button
          id="rename"
          look="ghost"
          size="icon"
          aria-label="Rename the plan"
          className="for-editing"
          onClick={() => setEdited(true)}
        >
          <Pencil className="size-5" />
        </Button>
      </div>
    )
  return (
    <form
      className="flex flex-wrap items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        save(String(new FormData(event.currentTarget).get('name') ?? ''))
      }}
      onKeyDown={closeOnEscape(() => {
        setEdited(false)
        focusOn('rename')
      })}
    >
      <h1 className="sr-only">{name || otherName}</h1>
      <Field label="Name of the plan">
        {(control) => (
          <input
            {...control}
            name="name"
            defaultValue={name}
            maxLength={bounds.name}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
            autoFocus
            className={inputClass}
          />
        )}
      </Field>
      <Button type="submit">Save</Button>
    </form>
  )
}
