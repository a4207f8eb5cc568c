import { type SubmitEvent, useRef, useState } from 'react'
import { currentOf, formErrors, sayFailure } from '../admin/failure.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, inputClass } from '../ui/field.tsx'
import { FormButtons } from '../ui/form-buttons.tsx'
import { toast } from '../ui/toast.ts'
import type { Config } from './config.schema.ts'
import { ConfigValueField } from './config-value-field.tsx'
import { changeConfig, createConfig } from './configs.requests.ts'
import { isSecretKey } from './secret-key.ts'

const formId = 'config'

interface ConfigDialogProps {
  /** The one to edit; undefined: a new one. */
  config: Config | undefined
  onClose: () => void
  onSaved: () => void
}

export function ConfigDialog({ config, onClose, onSaved }: ConfigDialogProps) {
  const [key, setKey] = useState(config?.key ?? '')
  const [value, setValue] = useState(config && !isSecretKey(config.key) ? config.value : '')
  const [description, setDescription] = useState(config?.description ?? '')
  const { isSaving, errors, save } = useSave(config, () => {
    onSaved()
    onClose()
  })
  const first = useRef<HTMLElement>(null)
  const keepFirst = (control: HTMLElement | null) => {
    first.current = control
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save({ key, value, description })
  }
  return (
    <Dialog
      title={config ? 'Edit configuration' : 'Add configuration'}
      onClose={onClose}
      initialFocus={first}
      footer={
        <FormButtons
          formId={formId}
          labels={['Save Changes', 'Saving...']}
          isBusy={isSaving}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Key" error={errors.key}>
          {(control) => (
            <input
              {...control}
              ref={config ? undefined : keepFirst}
              value={key}
              readOnly={config !== undefined}
              required
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setKey(event.target.value)}
              className={`${inputClass} read-only:border-dashed read-only:bg-surface-sunken read-only:text-text-muted`}
            />
          )}
        </Field>
        <ConfigValueField
          isSecret={isSecretKey(key)}
          isStored={config !== undefined}
          error={errors.value}
          value={value}
          onChange={setValue}
          controlRef={config && keepFirst}
        />
        <Field label="Description" error={errors.description}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
      </form>
      {errors.all && (
        <p role="alert" className="rounded-md bg-bg-tint p-3.5 text-sm font-semibold">
          {errors.all}
        </p>
      )}
    </Dialog>
  )
}

type Texts = { key: string; value: string; description: string }

function useSave(config: Config | undefined, onDone: () => void) {
  const [isSaving, setIsSaving] = useState(false)
  const [known, setKnown] = useState(config)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const save = async ({ key, value, description }: Texts) => {
    setIsSaving(true)
    setErrors({})
    try {
      if (known) await changeConfig(key, { value, description, updatedAt: known.updatedAt })
      else await createConfig({ key, value, description })
      toast({ title: `Configuration ${known ? 'updated' : 'created'} successfully` })
      onDone()
    } catch (error) {
      sayFailure(known ? 'Failed to update config' : 'Failed to create config', error)
      const newer = known && currentOf<Config>(error)
      if (newer) setKnown(newer)
      setErrors(newer ? { all: replaces(newer) } : formErrors(error))
      setIsSaving(false)
    }
  }
  return { isSaving, errors, save }
}

const replaces = ({ value, description }: Config) =>
  `Somebody else has saved this meanwhile. Save again to replace: ${[value, description].filter(Boolean).join(', ')}`
