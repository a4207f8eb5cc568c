import { dateWords } from './date-words.ts'
import type { FactSource, FactSourceName, LastChecked } from './fact-source.schema.ts'

const onMap = { title: 'OpenStreetMap', worth: 'Anyone can correct it there.' }

/** How visitors read a source, and in one sentence what its word is worth. */
const words: Readonly<Record<FactSourceName, { title: string; worth: string }>> = {
  editor: { title: 'Our editors', worth: 'Written down by hand.' },
  openstreetmap: onMap,
  geoapify: { title: 'Geoapify', worth: 'From open data.' },
  'official-site': { title: 'Official site', worth: 'The place says so itself.' },
  nominatim: onMap,
  starter: { title: 'Our guide', worth: 'General knowledge, not checked on the spot.' },
  kind: { title: 'Our guess', worth: 'So are most places of this kind.' },
}

export const wordsOf = ({ source }: Pick<FactSource, 'source'>) => words[source]

/** 'OpenStreetMap, 3 Nov 2026' */
export const sourceLine = (source: Pick<FactSource, 'source' | 'date'>): string =>
  [wordsOf(source).title, source.date && dateWords(source.date)].filter(Boolean).join(', ')

/** 'Checked in November', 'Checked in November 2025' of another year than that of `today`, both days as YYYY-MM-DD. */
export const checkedWords = (checked: string, today: string): string =>
  `Checked in ${months.format(new Date(checked))}${checked.slice(0, 4) === today.slice(0, 4) ? '' : ` ${checked.slice(0, 4)}`}`

const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** When somebody last held the place against the world: 'Last checked: OpenStreetMap, 14 Nov 2026'. */
export const lastCheckedLine = (checked: LastChecked): string =>
  `Last checked: ${checked ? sourceLine(checked) : 'not yet'}`
