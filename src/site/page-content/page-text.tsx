import { EmailButton, EmailInText, emailPlaceholder } from './email-in-text.tsx'
import type { PageSection } from './page-content.schema.ts'
import { RichText } from './rich-text-view.tsx'

interface PageTextProps {
  /** What an editor wrote, plain or formatted; `{email}` where the contact address belongs. */
  section: Pick<PageSection, 'content' | 'blocks'>
  email: string
  /** Of the heading that the text stands under. */
  level: number
}

/** An address in a sentence becomes a link, one that stands alone a button. */
export const PageText = ({ section: { content, blocks }, email, level }: PageTextProps) =>
  blocks ? (
    <RichText blocks={blocks} email={email} level={level} />
  ) : (
    <PlainText content={content} email={email} />
  )

/** Paragraphs divided by blank lines. */
const PlainText = ({ content, email }: { content: string; email: string }) =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) =>
      paragraph === emailPlaceholder ? (
        <EmailButton key={paragraph} email={email} />
      ) : (
        <p key={paragraph} className="whitespace-pre-line [overflow-wrap:anywhere]">
          <EmailInText text={paragraph} email={email} />
        </p>
      ),
    )
