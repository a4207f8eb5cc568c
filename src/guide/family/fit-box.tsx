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

/** No line ends within '3-year-old'. Spaces stay outside: at the end of what is kept together none is shown. */
const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))
