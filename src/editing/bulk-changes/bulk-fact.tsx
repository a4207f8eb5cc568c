import { type SubmitEvent, useState } from 'react'
import { bulkFacts } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FactField } from '../place-form/fact-field.tsx'
import { emptyPlaceForm, type PlaceFormValues, problemsOf } from '../place-form/place-form.ts'
import { placeCount } from '../selection/bulk-actions.ts'
import type { PlaceChanges } from './bulk.schema.ts'
import { changeOfWish, noWish } from './fact-wish.ts'

const formId = 'bulk-fact'

interface BulkFactProps {
  count: number
  onClose: () => void
  /** Resolves to whether it worked; until then, and when it did not, the dialog stays. */
  onSave: (changes: PlaceChanges) => Promise<boolean>
}

/** Says the same of many places, or leaves it to their sources again. */
export function BulkFact({ count, onClose, onSave }: BulkFactProps) {
  const draft = useDraft({ form: formId, first: noWish, formOf: (wish) => wish })
  const [isBusy, setIsBusy] = useState(false)
  const wish = draft.values
  const fact = bulkFacts.find((name) => name === wish.fact)
  const values: PlaceFormValues = { ...emptyPlaceForm, ...wish.values }
  const problem = fact && wish.way === 'set' ? problemsOf(values)[fact] : undefined
  const cancel = () => {
    draft.discard()
    onClose()
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!fact || problem) return
    setIsBusy(true)
    const isDone = await onSave(changeOfWish(fact, wish.way, values))
    setIsBusy(false)
    if (isDone) cancel()
  }
  return (
    <Dialog
      title={`Change a fact of ${placeCount(count)}`}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          labels={['Save Changes', 'Saving...']}
          isBusy={isBusy}
          isDisabled={!fact || problem !== undefined}
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={save} className="grid gap-4">
        <Field label="Fact">
          {(control) => (
            <NativeSelect
              {...control}
              value={wish.fact}
              onChange={(event) => draft.set({ fact: event.target.value, values: {} })}
            >
              <option value="">Choose a fact</option>
              {bulkFacts.map((name) => (
                <option key={name} value={name}>
                  {facts[name].label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {fact && (
          <>
            <Field label="Change">
              {(control) => (
                <NativeSelect
                  {...control}
                  value={wish.way}
                  onChange={(event) => draft.set({ way: event.target.value })}
                >
                  <option value="set">Set to the same for all</option>
                  <option value="release">Back to what the sources say</option>
                </NativeSelect>
              )}
            </Field>
            {wish.way === 'set' && (
              <FactField
                form={{
                  values,
                  problems: problem ? { [fact]: problem } : {},
                  set: (field, value) => draft.set({ values: { ...wish.values, [field]: value } }),
                }}
                fact={fact}
              />
            )}
            <p className="text-sm text-text-muted">
              {wish.way === 'set'
                ? 'Left empty, it is not known. Imports keep what you set here.'
                : 'Where no source says anything, it is not known. Places without a source stay as they are.'}
            </p>
          </>
        )}
      </form>
    </Dialog>
  )
}
