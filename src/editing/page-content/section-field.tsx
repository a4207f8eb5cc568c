import type { AdminPageSection } from '../../site/page-content/page-content.schema.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { Field, inputClass } from '../../ui/field.tsx'

interface SectionFieldProps {
  section: AdminPageSection
  text: string
  readOnly: boolean
  onWrite: (text: string) => void
  isModified: boolean
  /** Somebody else wrote it meanwhile. */
  isOvertaken: boolean
}

export const SectionField = ({
  section,
  text,
  readOnly,
  onWrite,
  isModified,
  isOvertaken,
}: SectionFieldProps) => (
  <div className="grid gap-2">
    <Field label={sectionHeading(section.sectionKey)} hint={<code>{section.sectionKey}</code>}>
      {(control) => {
        const props = {
          ...control,
          value: text,
          onChange: (event: { target: { value: string } }) => onWrite(event.target.value),
          readOnly,
          className: inputClass,
        }
        return section.contentType === 'text' ? (
          <input {...props} />
        ) : (
          <textarea {...props} rows={Math.min(14, Math.max(3, Math.ceil(section.content.length / 90)))} />
        )
      }}
    </Field>
    {isModified && (
      <p role="status" className="text-sm font-semibold text-link">
        Content has been modified (unsaved changes)
      </p>
    )}
    {isOvertaken && (
      <div role="note" className="rounded-md bg-bg-tint p-3.5 text-sm">
        <p className="font-semibold">
          Somebody else has saved this meanwhile. Save again to replace it with yours.
        </p>
        <p className="mt-1.5 whitespace-pre-line text-text-muted [overflow-wrap:anywhere]">
          {section.content}
        </p>
      </div>
    )}
  </div>
)
