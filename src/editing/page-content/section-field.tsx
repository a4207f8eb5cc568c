import { useRef } from 'react'
import type { AdminPageSection } from '../../site/page-content/page-content.schema.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormattingBar, formatByKey } from './formatting-bar.tsx'
import { SectionPreview } from './section-preview.tsx'
import type { Overtaker } from './use-page-draft.tsx'

interface SectionFieldProps {
  section: AdminPageSection
  text: string
  isFormatted: boolean
  readOnly: boolean
  onWrite: (text: string) => void
  onFormat: (isFormatted: boolean) => void
  isModified: boolean
  /** Who saved it meanwhile. */
  overtakenBy: Overtaker | undefined
}

const saved: Record<Overtaker, string> = {
  restored: 'You have brought this back from the history meanwhile.',
  others: 'Somebody else has saved this meanwhile.',
}

export function SectionField(props: SectionFieldProps) {
  const { section, isModified, overtakenBy } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {section.contentType === 'text' ? <LineField {...props} /> : <TextField {...props} />}
      {isModified && (
        <p role="status" className="text-sm font-semibold text-link">
          Content has been modified (unsaved changes)
        </p>
      )}
      {overtakenBy && (
        <div role="note" className="rounded-md bg-bg-tint p-3.5 text-sm">
          <p className="font-semibold">{saved[overtakenBy]} Save again to replace it with yours.</p>
          <p className="mt-1.5 whitespace-pre-line text-text-muted [overflow-wrap:anywhere]">
            {section.content}
          </p>
        </div>
      )}
    </div>
  )
}

const LineField = ({ section, text, readOnly, onWrite }: SectionFieldProps) => (
  <Field label={sectionHeading(section.sectionKey)} hint={<code>{section.sectionKey}</code>}>
    {(control) => (
      <input
        {...control}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        readOnly={readOnly}
        className={inputClass}
      />
    )}
  </Field>
)

/** A text of many lines, and what visitors will see of it. */
function TextField({ section, text, isFormatted, readOnly, onWrite, onFormat }: SectionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
        <Field label={sectionHeading(section.sectionKey)} hint={<code>{section.sectionKey}</code>}>
          {(control) => (
            <textarea
              {...control}
              ref={area}
              value={text}
              onChange={(event) => onWrite(event.target.value)}
              onKeyDown={(event) => {
                if (!readOnly && formatByKey(event)) onFormat(true)
              }}
              readOnly={readOnly}
              rows={Math.min(14, Math.max(3, Math.ceil(section.content.length / 60)))}
              className={inputClass}
            />
          )}
        </Field>
        {!readOnly && <FormattingBar area={area} isFormatted={isFormatted} onFormat={onFormat} />}
      </div>
      <SectionPreview text={text} isFormatted={isFormatted} />
    </div>
  )
}
