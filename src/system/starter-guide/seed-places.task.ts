import type { StarterCountry } from '../../gathering/providers/starter-guide/starter-entry.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { type Seeding, seedOnce } from './seed-once.task.ts'
import { readStarterGuide } from './starter-files.task.ts'

/** The places of the starter guide, a country at a time so that readers need not wait long; how many were new. */
export async function seedPlaces(seeding: Seeding): Promise<number> {
  let added = 0
  for (const country of await readStarterGuide()) added += await seedCountry(seeding, country)
  return added
}

function seedCountry(seeding: Seeding, { country, cities }: StarterCountry): Promise<number> {
  const starters = cities.flatMap(({ slug, places }) =>
    places.map((entry) => ({
      candidate: starterCandidate(country, slug, entry),
      isFeatured: entry.featured,
    })),
  )
  return seedOnce(
    seeding,
    starters,
    ({ candidate }) => candidate.externalId,
    (tx, fresh) => {
      const featured = fresh
        .filter(({ isFeatured }) => isFeatured)
        .map(({ candidate }) => candidate.externalId)
      const candidates = fresh.map(({ candidate }) => candidate)
      return storeCandidates(tx, candidates, { asOf: new Date(), featured: new Set(featured) })
    },
  )
}
