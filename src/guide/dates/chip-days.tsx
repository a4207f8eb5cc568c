import { dayInFull, dayInShort } from '../opening-hours/days/date-words.ts'

/** 'Fri 27, Sat 28' or '3 days', and what it is to who does not see that it is on. */
export const ChipDays = ({ days }: { days: readonly string[] }) => (
  <span>
    <span className="sr-only">Our dates: {days.map(dayInFull).join(', ')}</span>
    <span aria-hidden="true">
      {days.length > 2 ? `${days.length} days` : days.map(dayInShort).join(', ')}
    </span>
  </span>
)
