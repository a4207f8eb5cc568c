import { CircleCheck, CircleDotDashed, CircleQuestionMark, CircleSlash } from 'lucide-react'
import { Fragment } from 'react'
import type { Fit } from './fit.ts'

const icons = { fits: CircleCheck, partly: CircleDotDashed, not: CircleSlash, unknown: CircleQuestionMark }

/** For whom a place is, in one line, and one remark at most. */
export function FitBox({ fit: { kind, line, remark } }: { fit: Fit }) {
  const Icon = icons[kind]
  return (
    <div className={`fit-box fit-${kind}`}>
      <Icon />
      <p>
        <b>
          {line.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span>{unbroken(index < line.length - 1 ? `${part}\u00a0·` : part)}</span>
            </Fragment>
          ))}
        </b>
        {remark && <small>{unbroken(remark)}</small>}
      </p>
    </div>
  )
}

/** No line ends within '3-year-old'. */
const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? <span key={part}>{part}</span> : part))
