import { type SubmitEvent, useRef, useState } from 'react'
import { sayFailure } from '../admin/failure.tsx'
import { Button } from '../ui/button.tsx'
import { Field, inputClass } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { Panel } from './panel.tsx'
import { saveConfig } from './settings.requests.ts'

const defaultDescription = 'Google Places API key'

export function GoogleKeyForm({ onSaved }: { onSaved: () => void }) {
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const key = useRef<HTMLInputElement>(null)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const value = String(fields.get('value')).trim()
    setError(value ? undefined : 'An API key is needed')
    if (!value) return key.current?.focus()
    setIsSaving(true)
    try {
      const description = String(fields.get('description')).trim() || defaultDescription
      await saveConfig('GOOGLE_PLACES_API_KEY', value, description)
      toast({ title: 'Configuration saved', description: 'The Google Places API key is stored.' })
      form.reset()
      onSaved()
    } catch (failure) {
      sayFailure('Save failed', failure)
    }
    setIsSaving(false)
  }
  return (
    <Panel title="Google Places">
      <form onSubmit={save} noValidate className="grid gap-4">
        <Field label="API Key" error={error}>
          {(control) => (
            <input
              {...control}
              {...{ name: 'value', type: 'password', autoComplete: 'new-password', maxLength: 1000 }}
              ref={key}
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
              placeholder={defaultDescription}
              className={inputClass}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save API Key'}
          </Button>
          <p className="text-xs text-text-muted">It will never be shown again, only replaced.</p>
        </div>
      </form>
    </Panel>
  )
}
