import { createHash } from 'node:crypto'
import type { PlaceCandidate } from '../../gathering/candidates/place-candidate.ts'
import type { StarterCountry } from '../../gathering/providers/starter-guide/starter-entry.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { enterEntries } from './ledger.queries.ts'
import type { Seeding } from './seed-once.task.ts'
import { countFeatured, findStandingCities, keepStored } from './starter-places.queries.ts'

type Starter = {
  key: string
  city: string
  candidate: PlaceCandidate
  isFeatured: boolean
  /** A digest of the entry. */
  content: string
}

type SeededPlaces = { places: number; renewed: number }

const featuredPerCity = 6

/**
 * The places of the starter guide, a country at a time so that readers need not wait long: how many were new, and how
 * many say something else than the edition that was brought before. Nothing comes to a city that was deleted.
 */
export async function seedPlaces(seeding: Seeding, guide: readonly StarterCountry[]): Promise<SeededPlaces> {
  const due = guide.map(startersOf).filter((all) => all.some(isDue(seeding)))
  const standing = due.length > 0 ? await findStandingCities(seeding.db) : new Set<string>()
  const counts: SeededPlaces = { places: 0, renewed: 0 }
  for (const all of due) {
    const { places, renewed } = await seedCountry(seeding, all, standing)
    counts.places += places
    counts.renewed += renewed
  }
  return counts
}

function startersOf({ country, cities }: StarterCountry): Starter[] {
  return cities.flatMap(({ slug: city, places }) =>
    places.map((entry) => {
      const candidate = starterCandidate(country, city, entry)
      const content = createHash('sha256').update(JSON.stringify(candidate.raw)).digest('base64url')
      return { key: candidate.externalId, city, candidate, isFeatured: entry.featured, content }
    }),
  )
}

const isDue =
  ({ seeded }: Seeding) =>
  ({ key, content }: Starter) =>
    seeded.get(key) !== content

async function seedCountry(
  seeding: Seeding,
  all: readonly Starter[],
  standing: ReadonlySet<string>,
): Promise<SeededPlaces> {
  const due = all
    .filter(isDue(seeding))
    .filter(({ key, city }) => seeding.seeded.has(key) || standing.has(city))
  if (due.length === 0) return { places: 0, renewed: 0 }
  return seeding.db.transaction(async (tx) => {
    const { added, renewed } = await enterEntries(tx, due)
    const fresh = due.filter(({ key }) => added.has(key))
    const again = await keepStored(
      tx,
      due.filter(({ key }) => renewed.has(key)),
    )
    const asOf = new Date()
    await storeCandidates(tx, again.map(candidateOf), { asOf, run: { id: null, userId: null } })
    await storeCandidates(tx, fresh.map(candidateOf), { asOf, featured: await featuredOf(tx, all, fresh) })
    return { places: fresh.length, renewed: again.length }
  })
}

const candidateOf = ({ candidate }: Starter) => candidate

/** Of the new ones, those that start as featured: as many as their city has room for beside what is featured there. */
async function featuredOf(tx: Transaction, all: readonly Starter[], fresh: readonly Starter[]) {
  const taken = await countFeatured(tx, all)
  const chosen = fresh.filter(({ isFeatured, city }) => {
    const count = taken.get(city) ?? 0
    if (!isFeatured || count >= featuredPerCity) return false
    taken.set(city, count + 1)
    return true
  })
  return new Set(chosen.map(({ key }) => key))
}
