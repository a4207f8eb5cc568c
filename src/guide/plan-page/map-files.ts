import { escapeXml } from '../../web/escape-xml.ts'
import type { ExportedDay, ExportedStop } from './exported.ts'
import { longDay } from './plan-days.ts'

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** GPX 1.1: each place as a point, each day as a route. */
export const gpxOf = (days: readonly ExportedDay[], name: string): string =>
  `${xml}<gpx version="1.1" creator="Family Fun Europe" xmlns="http://www.topografix.com/GPX/1/1">\n` +
  `<metadata><name>${escapeXml(name)}</name></metadata>\n` +
  eachOnce(days)
    .map((stop) => gpxPoint('wpt', stop))
    .join('') +
  days
    .filter(({ day }) => day)
    .map(
      ({ day, stops }) =>
        `<rte><name>${longDay(day)}</name>\n${stops.map((stop) => gpxPoint('rtept', stop)).join('')}</rte>\n`,
    )
    .join('') +
  '</gpx>\n'

/** A place that is on several days would be a point that hides another; the notes on it stay together. */
function eachOnce(days: readonly ExportedDay[]): ExportedStop[] {
  const byPlace = Map.groupBy(
    days.flatMap(({ stops }) => stops),
    ({ place }) => place.slug,
  )
  return [...byPlace.values()].flatMap(([stop, ...more]) => {
    if (!stop) return []
    const notes = [stop, ...more].map(({ note }) => note).filter(Boolean)
    return [{ ...stop, note: [...new Set(notes)].join('\n') }]
  })
}

function gpxPoint(tag: string, stop: ExportedStop): string {
  const { lat, lng, name } = stop.place
  const said = toldOf(stop)
  return `<${tag} lat="${lat}" lon="${lng}"><name>${escapeXml(name)}</name>${said && `<desc>${escapeXml(said)}</desc>`}</${tag}>\n`
}

/** Who drives to a point that nobody has measured is told so there, with the address that leads to it. */
function toldOf({ place: { isRough, address }, note }: ExportedStop): string {
  const position = isRough && ['About here: nobody has measured it.', address].filter(Boolean).join(' ')
  return [position, note].filter(Boolean).join('\n')
}

/** KML 2.2: a folder for each day. */
export const kmlOf = (days: readonly ExportedDay[], name: string): string =>
  `${xml}<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeXml(name)}</name>\n` +
  days
    .map(
      ({ day, stops }) => `<Folder><name>${longDay(day)}</name>\n${stops.map(placemark).join('')}</Folder>\n`,
    )
    .join('') +
  '</Document></kml>\n'

function placemark(stop: ExportedStop): string {
  const { lat, lng, name } = stop.place
  const said = toldOf(stop)
  return (
    `<Placemark><name>${escapeXml(name)}</name>${said && `<description>${escapeXml(said)}</description>`}` +
    `<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>\n`
  )
}
