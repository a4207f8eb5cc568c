import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { metaDescriptionLimit, metaTitleLimit } from '../../site/page-texts/seo-limits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'

export type SeoTexts = { metaTitle: string | null; metaDescription: string | null }

interface SeoDialogProps {
  /** Of what is edited, as drafts know it. */
  form: string
  name: string
  texts: SeoTexts
  /** Resolves to whether it was saved; until then, and when it was not, the dialog stays. */
  onSave: (texts: Texts) => Promise<SaveOutcome>
  onClose: () => void
}

type Texts = Record<keyof SeoTexts, string>

/** `newer` is what somebody else wrote meanwhile. */
export type SaveOutcome = { isSaved: boolean; newer?: SeoTexts | undefined }

const textsOf = ({ metaTitle, metaDescription }: SeoTexts): Texts => ({
  metaTitle: metaTitle ?? '',
  metaDescription: metaDescription ?? '',
})

const formId = 'seo-texts'

export function SeoDialog({ form, name, texts, onSave, onClose }: SeoDialogProps) {
  const draft = useDraft({ form, first: texts, formOf: textsOf })
  const { metaTitle, metaDescription } = draft.values
  const { end } = useEnd({ draft, onEnd: onClose })
  const [isSaving, setIsSaving] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSaving(true)
    const { isSaved, newer } = await onSave(draft.values)
    setIsSaving(false)
    if (newer) draft.follow(newer)
    if (isSaved) end(draft.values, draft.values)
  }
  const cancel = () => {
    draft.discard()
    onClose()
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
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={save} className="grid gap-4">
        <Field label="Meta Title" hint={`${metaTitle.length}/${metaTitleLimit}`}>
          {(control) => (
            <input
              {...control}
              ref={first}
              value={metaTitle}
              maxLength={metaTitleLimit}
              onChange={(event) => draft.write({ metaTitle: event.target.value })}
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
              onChange={(event) => draft.write({ metaDescription: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
      </form>
      {draft.conflicts.length > 0 && (
        <Newer>
          <SeoText text={draft.row.metaTitle} />
          <SeoText text={draft.row.metaDescription} />
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
