import { Fragment } from 'react'
import { buttonClass } from '../../ui/button.tsx'

interface PageTextProps {
  /** What an editor wrote: paragraphs divided by blank lines, `{email}` where the contact address belongs. */
  content: string
  email: string
}

const placeholder = '{email}'

/** An address in a sentence becomes a link, one that stands alone a button. */
export const PageText = ({ content, email }: PageTextProps) =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) =>
      paragraph === placeholder ? (
        <a key={paragraph} href={`mailto:${email}`} className={buttonClass('primary', 'md', 'max-w-full')}>
          <span className="truncate">{email}</span>
        </a>
      ) : (
        <p key={paragraph} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {paragraph.split(placeholder).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
            <Fragment key={index}>
              {index > 0 && (
                <a href={`mailto:${email}`} className="underlined">
                  {email}
                </a>
              )}
              {text}
            </Fragment>
          ))}
        </p>
      ),
    )
