import type { OsmTags } from './osm-element.ts'

const days = /(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)(?:[-,] ?(?=[A-Z])|(?![a-z])))+/
const months = /(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[-,] ?(?=[A-Z])|(?![a-z])))+/
const time = /(?:(?:[01]?\d|2[0-4]):[0-5]\d|sunrise|sunset|dawn|dusk)/
const times = `${time.source}-${time.source}(?:, ?${time.source}-${time.source})*`
const rule = `(?:${months.source}:? )?(?:${days.source}:? )?(?:${times}|off)`
const hours = new RegExp(`^${rule}(?:; ?${rule})*$`)

const opened = /^(?:yes|permissive|public) ?@ ?(?:\((.+)\)|([^;]+))$/

/**
 * When everybody may enter, by `access:conditional`: 'yes @ (Mo-Fr 16:00-20:00; Sa,Su 09:00-20:00)'. Undefined where it says more
 * than one thing, or in other words than those of plain opening hours.
 */
export function publicHoursOf(tags: OsmTags): string | undefined {
  const [, within, bare] = opened.exec(tags['access:conditional']?.trim() ?? '') ?? []
  const told = (within ?? bare)?.trim()
  return told && hours.test(told) && told.includes(':') ? told : undefined
}
