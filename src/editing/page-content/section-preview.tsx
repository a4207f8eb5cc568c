import { useDeferredValue } from 'react'
import { PageText } from '../../site/page-content/page-text.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

interface SectionPreviewProps {
  text: string
  isFormatted: boolean
}

/** A text as visitors will see it, drawn by what draws the page. */
export function SectionPreview({ text, isFormatted }: SectionPreviewProps) {
  const content = useDeferredValue(text)
  const { content: parser, hasFailed } = useAnswer('parser', isFormatted ? loadParser : undefined)
  const blocks = isFormatted ? parser?.readMarkdown(content) : undefined
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <figcaption className="text-xs font-semibold">Preview</figcaption>
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)] justify-items-start gap-3.5 rounded-md bg-bg-tint p-3.5 text-[1.0625rem] leading-[1.7rem]">
        {isFormatted && !parser ? (
          <p role="status" className="text-sm text-text-muted">
            {hasFailed ? 'The preview could not be loaded.' : 'Loading…'}
          </p>
        ) : (
          <PageText section={{ content, blocks }} email={getPublicSettings().contactEmail} level={1} />
        )}
      </div>
    </figure>
  )
}

const loadParser = () => import('../../site/page-content/read-markdown.ts')
