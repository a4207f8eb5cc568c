import { Clock } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { useMinute } from '../../../ui/use-minute.ts'
import type { ComingHours } from '../days/coming-hours.schema.ts'
import { type TodaysLine as Line, todaysLine } from './todays-line.ts'

interface TodaysLineProps {
  hours: ComingHours | null
  /** 'page' is large; 'small' leaves out since when usual hours are known. */
  look?: 'card' | 'page' | 'small'
  className?: string
}

/** How old the general knowledge is that usual hours come from. */
export const usualNote = 'as known in 2025, look before you go'

/** Of several places: what editors wrote down bears a date of its own, on the page of its place. */
export const usualNoteOfSome = 'as known in 2025 or noted by our editors, look before you go'

const colours: Record<Line['tone'], string> = {
  open: 'font-semibold text-success',
  closed: 'text-text-muted',
  today: 'font-semibold text-text',
  usual: 'font-semibold text-text',
  unknown: 'text-text-muted',
}

const withDots: readonly Line['tone'][] = ['open', 'usual', 'unknown']

/** Open or not, at the minute of looking; without JavaScript the hours of today. On paper, which is read later, what holds then. */
export function TodaysLine({ hours, look = 'card', className }: TodaysLineProps) {
  const { tone, text, more, remark, isLasting } = todaysLine(hours, useMinute())
  return (
    <p
      className={classNames(
        'todays-line',
        look === 'page' && 'todays-line-of-page',
        colours[tone],
        !isLasting && 'print:hidden',
        className,
      )}
    >
      {withDots.includes(tone) ? <span aria-hidden="true" className={`dot dot-${tone}`} /> : <Clock />}
      <span>
        {tone === 'closed' ? <b className="font-semibold text-text">{text}</b> : text}
        {more && ` · ${more}`}
        {remark && look !== 'small' && <small>{remark}</small>}
        {tone === 'usual' && !remark && look === 'card' && (
          <small>{hours?.areOfEditors ? 'noted by our editors, look before you go' : usualNote}</small>
        )}
      </span>
    </p>
  )
}
