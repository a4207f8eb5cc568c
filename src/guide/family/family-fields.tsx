import { Accessibility, Baby } from 'lucide-react'
import type { ReactNode } from 'react'
import { Toggle } from '../../ui/toggle.tsx'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { budgets, childAges, drives, type Family } from './family.ts'
import { budgetWords } from './family-words.ts'
import { NapField } from './nap-field.tsx'
import { OneOf } from './one-of.tsx'

interface FamilyFieldsProps {
  family: Family
  onChange: (part: Partial<Family>) => void
  /** Of the ages. */
  children?: ReactNode
}

const legend = 'mb-2 text-sm font-semibold'
const hint = 'mt-2 text-xs text-text-muted'

/** Every question but the ages has an answer to begin with. */
export const FamilyFields = ({ family, onChange, children }: FamilyFieldsProps) => (
  <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
    <div className="grid content-start gap-5">
      <fieldset>
        <legend className={legend}>How old are your children?</legend>
        <div className="grid grid-cols-6 gap-2">
          {childAges.map((age) => (
            <AgeButton key={age} age={age} ages={family.ages} onChange={(ages) => onChange({ ages })} />
          ))}
        </div>
        <p className={hint}>Ages are enough. Tap again to take one off.</p>
        {children}
      </fieldset>
      <fieldset>
        <legend className={legend}>With us</legend>
        <div className="flex flex-wrap gap-2">
          <Toggle pressed={family.buggy} onPressedChange={(buggy) => onChange({ buggy })}>
            <Baby />
            Buggy
          </Toggle>
          <Toggle pressed={family.wheelchair} onPressedChange={(wheelchair) => onChange({ wheelchair })}>
            <Accessibility />
            Wheelchair
          </Toggle>
        </div>
      </fieldset>
    </div>
    <div className="grid content-start gap-5">
      <NapField nap={family.nap} onChange={(nap) => onChange({ nap })} />
      <OneOf
        legend="Longest drive, one way"
        options={[...drives.map((minutes) => [minutes, formatDrivingTime(minutes)] as const), any]}
        value={family.longestDrive}
        onChange={(longestDrive) => onChange({ longestDrive })}
      />
      <OneOf
        legend="One adult ticket"
        options={[...budgets.map((band) => [band, budgetWords[band]] as const), any]}
        value={family.budget}
        onChange={(budget) => onChange({ budget })}
        hint="Places with no known price stay in the list."
      />
    </div>
  </div>
)

const any = [null, 'Any'] as const

type AgeButtonProps = { age: number; ages: readonly number[]; onChange: (ages: number[]) => void }

function AgeButton({ age, ages, onChange }: AgeButtonProps) {
  const isPressed = ages.includes(age)
  const toggled = isPressed ? ages.filter((other) => other !== age) : [...ages, age].sort((a, b) => a - b)
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={age === 1 ? '1 year' : `${age} years`}
      onClick={() => onChange(toggled)}
      className="min-h-11 rounded-md border-[1.5px] border-control-border bg-surface font-semibold tabular-nums hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {age}
    </button>
  )
}
