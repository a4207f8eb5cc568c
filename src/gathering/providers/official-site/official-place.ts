import { z } from 'zod'
import { type FunTypeSlug, funTypes } from '../../../guide/fun-types/fun-types.ts'
import { utcDay } from '../../../guide/seasons/open-season.ts'
import type { PlaceCandidate, Translate } from '../../candidates/place-candidate.ts'
import { itemsAbout } from './about-place.ts'
import { siteFacts } from './site-facts.ts'
import { SiteItem } from './site-item.ts'

const officialSite = 'official-site'

/** What is stored of a visit: what the page says of the place, and the place as the guide knew it. */
const OfficialRecord = z.object({
  place: z.object({
    name: z.string().min(1),
    lat: z.number(),
    lng: z.number(),
    funTypes: z.array(z.enum(funTypes.map(({ slug }) => slug) as [FunTypeSlug, ...FunTypeSlug[]])).min(1),
  }),
  /** What the place named; the first records do not say. */
  website: z.string().optional(),
  /** Where it was read, after redirects. */
  page: z.string(),
  items: z.array(SiteItem),
})
type OfficialRecord = z.infer<typeof OfficialRecord>

type Place = OfficialRecord['place']

/** What a visit tells of a place: found by the place's own id, since a page by itself is the page of no place. */
export function officialVisit(
  { placeId, place, website }: { placeId: number; place: Place; website: string },
  { page, items }: Pick<OfficialRecord, 'page' | 'items'>,
  at: Date,
): { candidate: PlaceCandidate; saysNothing: boolean } {
  const record = { place, website, page, items: itemsAbout(items, place) }
  const facts = siteFacts(record.items, { ...record, today: utcDay(at) })
  return {
    candidate: candidateOf(`${officialSite}/${placeId}`, record, at),
    saysNothing: Object.values(facts).every((fact) => fact === null),
  }
}

export const officialCandidateOf: Translate = ({ externalId, raw, sourceDate }) => {
  const record = OfficialRecord.safeParse(raw)
  return record.success && sourceDate ? candidateOf(externalId, record.data, sourceDate) : undefined
}

function candidateOf(externalId: string, record: OfficialRecord, sourceDate: Date): PlaceCandidate {
  const facts = siteFacts(record.items, { ...record, today: utcDay(sourceDate) })
  return {
    provider: officialSite,
    externalId,
    raw: record,
    readFrom: record.website,
    sourceDate,
    // A page stands for itself: what it no longer says holds no more.
    hasOwnDate: true,
    fields: { ...record.place, ...facts },
    otherNames: [],
    positionErrorKm: 0,
    likelySetting: undefined,
    notability: 0,
  }
}
