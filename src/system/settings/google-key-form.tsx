import { type SubmitEvent, useRef, useState } from 'react'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { Panel } from './panel.tsx'
import { saveConfig } from './settings.requests.ts'

const defaultDescription = 'Google Places API key'

const emptyForm = { value: '', description: '' }

export function GoogleKeyForm({ onSaved }: { onSaved: () => void }) {
  const draft = useDraft({
    form: 'google-key',
    first: emptyForm,
    formOf: (form) => form,
    secrets: ['value'],
  })
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const key = useRef<HTMLInputElement>(null)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = draft.values.value.trim()
    setError(value ? undefined : 'An API key is needed')
    if (!value) return key.current?.focus()
    setIsSaving(true)
    try {
      const description = draft.values.description.trim() || defaultDescription
      await saveConfig('GOOGLE_PLACES_API_KEY', value, description)
      toast({ title: 'Configuration saved', description: 'The Google Places API key is stored.' })
      draft.forget()
      // What was typed meanwhile is of the next one.
      draft.follow(emptyForm, draft.values)
      onSaved()
    } catch (failure) {
      sayFailure('Save failed', failure)
    }
    setIsSaving(false)
  }
  return (
    <Panel title="Google Places">
      <form onSubmit={save} noValidate className="grid gap-4">
        <DraftNote {...draft.note} />
        <Field label="API Key" error={error}>
          {(control) => (
            <input
              {...control}
              {...{ name: 'value', type: 'password', autoComplete: 'new-password', maxLength: 1000 }}
              ref={key}
              value={draft.values.value}
              onChange={(event) => draft.set({ value: event.target.value })}
              required
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Description" hint="Optional">
          {(control) => (
            <input
              {...control}
              {...{ name: 'description', maxLength: 1000, autoComplete: 'off' }}
              value={draft.values.description}
              onChange={(event) => draft.set({ description: event.target.value })}
              placeholder={defaultDescription}
              className={inputClass}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton type="submit" isBusy={isSaving}>
            {isSaving ? 'Saving...' : 'Save API Key'}
          </BusyButton>
          <p className="text-xs text-text-muted">It will never be shown again, only replaced.</p>
        </div>
      </form>
    </Panel>
  )
}
