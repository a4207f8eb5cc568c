import { replaceInBatch } from '../../src/editing/find-replace/replace-text.queries.ts'
import type { TextFact } from '../../src/editing/find-replace/text-facts.ts'
import type { AskedGuide } from './asked-guide.ts'
import type { Question } from './question.ts'

type Wish = { fact: TextFact; find: string; replace: string; filters?: object; after?: number }

/** Of an address, as editors look for places whose street, town or post code nobody knows. */
const addresses = [
  'search=strasse',
  'search=strasse&addrPostcode=unknown',
  'address=unknown',
  'addrStreet=unknown&addrCity=known',
  'addrCity=unknown&country=Germany',
]

/** In one place of a hundred; in a dozen of the starter guide; in next to every one. */
const rare: Wish = { fact: 'description', find: 'aquarium', replace: 'Aquarium' }
const single: Wish = { fact: 'website', find: 'zoovienna', replace: 'zoo' }
const frequent: Wish = { fact: 'description', find: 'the', replace: 'this', filters: { country: 'Austria' } }

async function preview(guide: AskedGuide, wish: Wish) {
  const path = '/api/admin/places/replace/preview'
  return JSON.parse(await guide.post(path, { filters: {}, isWholeWord: true, ...wish }))
}

async function previewOfEach(guide: AskedGuide, wish: Wish): Promise<number> {
  const { told } = await preview(guide, wish)
  return told.changes + told.unfit
}

/** Of so many places at once, as the job goes through them. */
const batchSize = 250

/** Writes a word into texts and, in the next round, the one that stood there. */
async function replaceBatch({ db }: AskedGuide, round: number): Promise<number> {
  const words = [' of ', ' from ']
  const [find = '', replace = ''] = round % 2 === 0 ? words : words.toReversed()
  const how = { isWholeWord: false, isCaseSensitive: true, except: [], total: batchSize, filters: {} }
  const work = { ...how, fact: 'description', find, replace, seenAt: new Date().toISOString() } as const
  const batch = { upTo: 0, batchSize, userId: null, changeId: crypto.randomUUID() }
  const done = await db.transaction((tx) => replaceInBatch(tx, work, batch))
  return done?.changed ?? 1
}

export const textQuestions: readonly Question[] = [
  ...addresses.map(
    (query): Question => ({
      name: `Office: address filter, ${query}`,
      ask: (guide) => guide.get(`/api/admin/places?limit=50&${query}`),
    }),
  ),
  { name: 'Office: replace, preview of a single text', ask: (guide) => preview(guide, single) },
  { name: 'Office: replace, preview for each text', ask: (guide) => previewOfEach(guide, rare) },
  {
    name: 'Office: replace, preview of a country for each text',
    ask: (guide) => previewOfEach(guide, frequent),
  },
  { name: 'Office: replace, a later page', ask: (guide) => preview(guide, { ...frequent, after: 1000 }) },
  { name: 'Writing: replace, for each text', ask: replaceBatch },
]
