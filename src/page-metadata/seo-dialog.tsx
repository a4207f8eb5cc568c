import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Field, inputClass } from '../ui/field.tsx'
import { FormButtons } from '../ui/form-buttons.tsx'
import { metaDescriptionLimit, metaTitleLimit } from './seo-limits.ts'

export type SeoTexts = { metaTitle: string | null; metaDescription: string | null }

interface SeoDialogProps {
  name: string
  texts: SeoTexts
  /** Until it resolves the dialog stays. */
  onSave: (texts: SeoTexts) => Promise<void>
  onClose: () => void
  /** What somebody else wrote meanwhile. */
  newer?: SeoTexts | undefined
}

const formId = 'seo-texts'

export function SeoDialog({ name, texts, onSave, onClose, newer }: SeoDialogProps) {
  const [metaTitle, setTitle] = useState(texts.metaTitle ?? '')
  const [metaDescription, setDescription] = useState(texts.metaDescription ?? '')
  const [isSaving, setIsSaving] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSaving(true)
    await onSave({ metaTitle, metaDescription })
    setIsSaving(false)
  }
  return (
    <Dialog
      title={`Edit SEO: ${name}`}
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
      <form id={formId} onSubmit={save} className="grid gap-4">
        <Field label="Meta Title" hint={`${metaTitle.length}/${metaTitleLimit}`}>
          {(control) => (
            <input
              {...control}
              ref={first}
              value={metaTitle}
              maxLength={metaTitleLimit}
              onChange={(event) => setTitle(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Meta Description" hint={`${metaDescription.length}/${metaDescriptionLimit}`}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={metaDescription}
              maxLength={metaDescriptionLimit}
              onChange={(event) => setDescription(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
      </form>
      {newer && (
        <Newer>
          <SeoText text={newer.metaTitle} />
          <SeoText text={newer.metaDescription} />
        </Newer>
      )}
    </Dialog>
  )
}

const Newer = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="grid gap-1.5 rounded-md bg-bg-tint p-3.5 text-sm text-text-muted">
    <p className="font-semibold text-text">
      Somebody else has saved this meanwhile. Save again to replace it:
    </p>
    {children}
  </div>
)

export const SeoText = ({ text }: { text: string | null }) =>
  text ? (
    <p className="[overflow-wrap:anywhere]">{text}</p>
  ) : (
    <p className="text-text-subtle italic">Not set</p>
  )
