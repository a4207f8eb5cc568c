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

const gpxPoint = (tag: string, { place: { lat, lng, name }, note }: ExportedStop) =>
  `<${tag} lat="${lat}" lon="${lng}"><name>${escapeXml(name)}</name>${note && `<desc>${escapeXml(note)}</desc>`}</${tag}>\n`

/** KML 2.2: a folder for each day. */
export const kmlOf = (days: readonly ExportedDay[], name: string): string =>
  `${xml}<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeXml(name)}</name>\n` +
  days
    .map(
      ({ day, stops }) => `<Folder><name>${longDay(day)}</name>\n${stops.map(placemark).join('')}</Folder>\n`,
    )
    .join('') +
  '</Document></kml>\n'

const placemark = ({ place: { lat, lng, name }, note }: ExportedStop) =>
  `<Placemark><name>${escapeXml(name)}</name>${note && `<description>${escapeXml(note)}</description>`}` +
  `<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>\n`
