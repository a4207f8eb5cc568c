import { Fragment } from 'react'
import { buttonClass } from '../../ui/button.tsx'

/** What editors write where the contact address belongs. */
export const emailPlaceholder = '{email}'

/** A text in which the contact address is a link. */
export const EmailInText = ({ text, email }: { text: string; email: string }) =>
  text.split(emailPlaceholder).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    <Fragment key={index}>
      {index > 0 && (
        <a href={`mailto:${email}`} className="underlined">
          {email}
        </a>
      )}
      {piece}
    </Fragment>
  ))

export const EmailButton = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={buttonClass('primary', 'md', 'max-w-full')}>
    <span className="truncate">{email}</span>
  </a>
)
