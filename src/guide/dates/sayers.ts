import type { FactSourceName } from '../facts/fact-source.schema.ts'

/** In a sentence, after 'by'; who knows it in general only does not state it. */
export const sayers: Partial<Record<FactSourceName, string>> = {
  editor: 'our editors',
  openstreetmap: 'OpenStreetMap',
  geoapify: 'Geoapify',
  'official-site': 'its own site',
}
