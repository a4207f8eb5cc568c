import { Clock } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useMinute } from '../../ui/use-minute.ts'
import type { ComingHours } from './coming-hours.schema.ts'
import { type TodaysLine as Line, todaysLine } from './todays-line.ts'

interface TodaysLineProps {
  hours: ComingHours | null
  /** 'page' is large; 'small' leaves out since when usual hours are known. */
  look?: 'card' | 'page' | 'small'
  className?: string
}

/** How old the general knowledge is that usual hours come from. */
export const usualNote = 'as known in 2025, look before you go'

const colours: Record<Line['tone'], string> = {
  open: 'font-semibold text-success',
  closed: 'text-text-muted',
  today: 'font-semibold text-text',
  usual: 'font-semibold text-text',
  unknown: 'text-text-muted',
}

// The shape says how certain it is, and so do the words.
const dots: Partial<Record<Line['tone'], string>> = {
  open: 'bg-current shadow-[0_0_0_3px_color-mix(in_oklab,currentColor_20%,transparent)]',
  usual: 'border-[2.5px] border-success',
  unknown: 'border-2 border-dotted border-current',
}

/** Open or not, at the minute of looking; without JavaScript the hours of today. */
export function TodaysLine({ hours, look = 'card', className }: TodaysLineProps) {
  const { tone, text, more } = todaysLine(hours, useMinute())
  const dot = dots[tone]
  const isLarge = look === 'page'
  return (
    <p
      className={classNames(
        'flex items-start tabular-nums',
        isLarge ? 'gap-3 font-display text-2xl leading-7 tracking-[-0.015em]' : 'gap-2 text-sm leading-5',
        colours[tone],
        className,
      )}
    >
      {dot ? (
        <span
          aria-hidden="true"
          className={classNames(
            'flex-none rounded-full',
            isLarge ? 'mx-1 mt-[7px] size-3.5' : 'mx-[3px] mt-[4.5px] size-[11px]',
            dot,
          )}
        />
      ) : (
        <Clock className={isLarge ? 'mt-0.5 size-6 flex-none' : 'mt-[1.5px] size-[17px] flex-none'} />
      )}
      <span className="min-w-0">
        {tone === 'closed' ? <b className="font-semibold text-text">{text}</b> : text}
        {more && ` · ${more}`}
        {tone === 'usual' && look === 'card' && (
          <small className="block text-xs leading-[1.0625rem] font-normal text-text-muted">{usualNote}</small>
        )}
      </span>
    </p>
  )
}
