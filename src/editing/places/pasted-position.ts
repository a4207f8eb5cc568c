import type { Position } from '../../guide/how-far/distance.ts'

const withSides =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?([NSEW])/gi
const withPoints = /(-?\d{1,2}\.\d+)[\s,;/]+(-?\d{1,3}\.\d+)/
const withCommas = /^(-?\d{1,2},\d+)[\s;]+(-?\d{1,3},\d+)$/

/** The position in what maps and encyclopaedias put on the clipboard: both numbers, an address of a map, degrees and minutes. */
export function positionIn(text: string): Position | undefined {
  const [lat, lng, ...more] = [...text.matchAll(withSides)].map(degreesOf)
  if (lat !== undefined && lng !== undefined && more.length === 0) return onEarth(lat, lng)
  const [, north, east] = withPoints.exec(text) ?? withCommas.exec(text.trim()) ?? []
  return north && east ? onEarth(numberIn(north), numberIn(east)) : undefined
}

function degreesOf([, degrees = '', minutes = '0', seconds = '0', side = '']: RegExpExecArray): number {
  const size = numberIn(degrees) + Number(minutes) / 60 + numberIn(seconds) / 3600
  return /[SW]/i.test(side) ? -size : size
}

const numberIn = (text: string) => Number(text.replace(',', '.'))

/** To a tenth of a metre: what maps show beyond is no knowledge. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const onEarth = (lat: number, lng: number) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: rounded(lat), lng: rounded(lng) } : undefined
