import { momentText } from '../../ui/moment-text.ts'

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** 'this minute', '12 minutes ago', '5 hours ago'; what is a day old has its date. */
export function agoText(at: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000)
  if (minutes < 60) return format.format(-Math.max(0, minutes), 'minute')
  return minutes < 24 * 60 ? format.format(-Math.floor(minutes / 60), 'hour') : momentText(at)
}
