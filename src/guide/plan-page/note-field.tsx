import { useLayoutEffect, useRef } from 'react'
import { Field, inputClass } from '../../ui/field.tsx'
import { bounds, type StopInPlan } from '../plan/plan.ts'
import { usePageHide } from './use-page-hide.ts'
import type { ChangePlan } from './use-plan-change.tsx'

/** Saved when it is left, however it is left: while somebody types, nothing of others' comes in between. */
export function NoteField({ stop: { key, note }, onChange }: { stop: StopInPlan; onChange: ChangePlan }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const was = useRef(note)
  const save = useRef(() => {})
  save.current = () => {
    const text = area.current?.value.trim()
    if (text === undefined || text === was.current) return
    onChange({ stops: { [key]: { note: text, noteWas: was.current } } })
    was.current = text
  }
  usePageHide(() => save.current())
  // Somebody else moves the stop to another day: it is drawn anew there. The area is still there only in a layout effect.
  useLayoutEffect(() => () => save.current(), [])
  return (
    <div className="sm:col-span-2">
      <Field label="Note" id={`note-of-${key}`}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            defaultValue={note}
            maxLength={bounds.note}
            rows={3}
            onBlur={() => save.current()}
            className={inputClass}
          />
        )}
      </Field>
    </div>
  )
}
