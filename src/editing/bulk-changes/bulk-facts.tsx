import { type SubmitEvent, useState } from 'react'
import { type BulkFact, bulkFacts } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FactOptions } from '../places/fact-options.tsx'
import { placeCount } from '../selection/bulk-actions.ts'
import type { PlaceChanges } from './bulk.schema.ts'

const formId = 'bulk-facts'

/** By fact, its value as a text, '' for 'not known', or `keep`. */
type Wishes = Record<BulkFact, string>

const keep = 'keep'
const noWishes = recordOf<Wishes>(bulkFacts, () => keep)

interface BulkFactsProps {
  count: number
  onClose: () => void
  /** Resolves to whether it worked; until then, and when it did not, the dialog stays. */
  onSave: (changes: PlaceChanges) => Promise<boolean>
}

/** Says the same of many places; what is left as it is stays with each. */
export function BulkFacts({ count, onClose, onSave }: BulkFactsProps) {
  const draft = useDraft({ form: formId, first: noWishes, formOf: (wishes) => wishes })
  const [isBusy, setIsBusy] = useState(false)
  const changes = changesOf(draft.values)
  const cancel = () => {
    draft.discard()
    onClose()
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    const isDone = await onSave(changes)
    setIsBusy(false)
    if (isDone) cancel()
  }
  return (
    <Dialog
      title={`Facts of ${placeCount(count)}`}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          labels={['Save Changes', 'Saving...']}
          isBusy={isBusy}
          isDisabled={Object.keys(changes).length === 0}
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <p className="text-sm text-text-muted">Imports keep what you change here.</p>
      <form id={formId} onSubmit={save} className="grid gap-4">
        {bulkFacts.map((name) => (
          <Field key={name} label={facts[name].label}>
            {(control) => (
              <NativeSelect
                {...control}
                value={draft.values[name]}
                onChange={(event) => draft.set({ [name]: event.target.value })}
              >
                <option value={keep}>Leave as it is</option>
                <FactOptions name={name} />
              </NativeSelect>
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  )
}

const changesOf = (wishes: Wishes): PlaceChanges =>
  Object.fromEntries(
    bulkFacts.filter((name) => wishes[name] !== keep).map((name) => [name, wishes[name] || null]),
  )
