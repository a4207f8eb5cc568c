import { type SubmitEvent, useRef, useState } from 'react'
import { isSecretKey } from '../../office/configs/secret-key.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { addedOnce } from '../../office/shell/added-before.tsx'
import { currentOf, formErrors, sayFailure } from '../../office/shell/failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { toast } from '../../ui/toast.ts'
import type { Config } from './config.schema.ts'
import { ConfigValueField } from './config-value-field.tsx'
import { changeConfig, createConfig } from './configs.requests.ts'

const formId = 'config'

interface ConfigDialogProps {
  /** The one to edit; undefined: a new one. */
  config: Config | undefined
  onClose: () => void
  onSaved: () => void
}

export function ConfigDialog({ config, onClose, onSaved }: ConfigDialogProps) {
  const draft = useDraft({
    form: `config:${config?.key ?? ''}`,
    first: config,
    formOf: textsOf,
    // Until a new one is named, nobody can tell what its value is.
    secrets: config && !isSecretKey(config.key) ? [] : ['value'],
  })
  const { row, values } = draft
  const { value, description } = values
  const key = row?.key ?? values.key
  const { end } = useEnd({ draft, onEnd: onClose })
  const { isSaving, errors, save } = useSave(draft, (saved) => {
    onSaved()
    end(saved, values)
  })
  const cancel = () => {
    draft.discard()
    onClose()
  }
  const first = useRef<HTMLElement>(null)
  const keepFirst = (control: HTMLElement | null) => {
    first.current = control
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog
      title={row ? 'Edit configuration' : 'Add configuration'}
      onClose={onClose}
      initialFocus={first}
      footer={
        <FormButtons
          formId={formId}
          labels={['Save Changes', 'Saving...']}
          isBusy={isSaving}
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Key" error={errors.key}>
          {(control) => (
            <input
              {...control}
              ref={config ? undefined : keepFirst}
              value={key}
              readOnly={row !== undefined}
              required
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => draft.write({ key: event.target.value })}
              className={`${inputClass} read-only:border-dashed read-only:bg-surface-sunken read-only:text-text-muted`}
            />
          )}
        </Field>
        <ConfigValueField
          isSecret={isSecretKey(key)}
          isStored={row !== undefined && !row.isUnreadable}
          error={errors.value}
          value={value}
          onChange={(text) => draft.write({ value: text })}
          controlRef={config && keepFirst}
        />
        <Field label="Description" error={errors.description}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={description}
              onChange={(event) => draft.write({ description: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
      </form>
      {(errors.all || (config && draft.conflicts.length > 0)) && (
        <p role="alert" className="rounded-md bg-bg-tint p-3.5 text-sm font-semibold">
          {errors.all ?? (row && replaces(row))}
        </p>
      )}
    </Dialog>
  )
}

type Texts = { key: string; value: string; description: string }

/** A stored secret is never shown, only replaced. */
const textsOf = (config: Config | undefined): Texts => ({
  key: config?.key ?? '',
  value: config && !isSecretKey(config.key) ? config.value : '',
  description: config?.description ?? '',
})

type ConfigDraft = { row: Config | undefined; values: Texts; follow: (row: Config) => void }

function useSave({ row: known, values, follow }: ConfigDraft, onDone: (saved: Config) => void) {
  const [isSaving, setIsSaving] = useState(false)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const save = async () => {
    const { value, description } = values
    const key = known?.key ?? values.key
    setIsSaving(true)
    setErrors({})
    try {
      const saved = known
        ? await changeConfig(key, { value, description, updatedAt: known.updatedAt })
        : await addedOnce(`configuration ${key.trim()}`, createConfig({ key, value, description }))
      toast({ title: `Configuration ${known ? 'updated' : 'created'} successfully` })
      onDone(saved)
    } catch (error) {
      sayFailure(known ? 'Failed to update config' : 'Failed to create config', error)
      const newer = known && currentOf<Config>(error)
      if (newer) follow(newer)
      setErrors(newer ? { all: replaces(newer) } : formErrors(error))
    }
    setIsSaving(false)
  }
  return { isSaving, errors, save }
}

const replaces = ({ value, description }: Config) =>
  `Somebody else has saved this meanwhile. Save again to replace: ${[value, description].filter(Boolean).join(', ')}`
