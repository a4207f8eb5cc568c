import type { Reason } from '../../guide/reports/report.ts'
import { reasonTitles } from '../../guide/reports/report.ts'

type Reported = { name: string; lat: number; lng: number; reason: Reason; count: number }

/** A note for whoever maps there: the reason and how many, never the families' own words. */
export const noteText = ({ name, reason, count }: Omit<Reported, 'lat' | 'lng'>): string =>
  `${name}: ${count === 1 ? 'a visitor reports' : `${count} visitors report`} “${reasonTitles[reason]}”. Please check on the spot.`

/**
 * Where OpenStreetMap takes a note. Its site (`new_note.js`) reads `lat` and `lon`; what it reads of a text differs from one
 * version to the next, so that the text goes by the clipboard, too.
 */
export function noteAddress({ lat, lng, ...reported }: Reported): string {
  const [north, east] = [lat.toFixed(6), lng.toFixed(6)]
  const query = new URLSearchParams({ lat: north, lon: east, text: noteText(reported) })
  return `https://www.openstreetmap.org/note/new?${query}#map=19/${north}/${east}`
}
