import type { Translate } from '../candidates/place-candidate.ts'
import { translateGeoapifyRecord } from './geoapify/geoapify-place.ts'
import { officialCandidateOf } from './official-site/official-place.ts'
import { osmCandidateOf } from './openstreetmap/osm-place.ts'
import { translateStarterRecord } from './starter-guide/starter-place.ts'

/** How the stored records of each provider are read. */
export const translators: Readonly<Record<string, Translate>> = {
  openstreetmap: osmCandidateOf,
  geoapify: translateGeoapifyRecord,
  'official-site': officialCandidateOf,
  starter: translateStarterRecord,
}
