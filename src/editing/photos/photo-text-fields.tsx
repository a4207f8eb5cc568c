import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Field, inputClass } from '../../ui/field.tsx'

export type PhotoTexts = Record<'altText' | 'photographerName' | 'photographerProfileUrl', string>

interface PhotoTextFieldsProps {
  texts: PhotoTexts
  onChange: (texts: PhotoTexts) => void
  onEnter: () => void
  errors?: Record<string, string>
  /** Stands below the field. */
  noteOf?: (name: keyof PhotoTexts) => ReactNode
  hidden?: keyof PhotoTexts | undefined
}

type FieldLook = { name: keyof PhotoTexts; label: string; hint: string; input: ComponentProps<'input'> }

const fields: FieldLook[] = [
  { name: 'altText', label: 'Alt Text', hint: 'For those who cannot see it', input: { maxLength: 300 } },
  { name: 'photographerName', label: 'Photographer Name', hint: 'Optional', input: { maxLength: 200 } },
  {
    ...{ name: 'photographerProfileUrl', label: 'Photographer Profile URL', hint: 'Optional' },
    input: { type: 'url', placeholder: 'https://', maxLength: 500 },
  },
]

/** What can be said of a photo; nothing of it is needed. */
export const PhotoTextFields = ({ texts, onChange, onEnter, errors = {}, ...props }: PhotoTextFieldsProps) =>
  fields
    .filter(({ name }) => name !== props.hidden)
    .map(({ name, label, hint, input }) => (
      <div key={name}>
        <Field label={label} hint={hint} error={errors[name]}>
          {(control) => (
            <input
              {...control}
              {...input}
              value={texts[name]}
              onChange={(event) => onChange({ ...texts, [name]: event.target.value })}
              onKeyDown={(event) => onEnterKey(event, onEnter)}
              className={inputClass}
            />
          )}
        </Field>
        {props.noteOf?.(name)}
      </div>
    ))

/** The field may stand in a form of somebody else's, which Enter must not send. */
export function onEnterKey(event: KeyboardEvent, work: () => void) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  work()
}
