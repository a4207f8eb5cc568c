import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { funTypes as funTypeTable } from '../../guide/fun-types/fun-type.table.ts'
import { funTypes } from '../../guide/fun-types/fun-types.ts'
import { holdPlaces } from '../../guide/places/lock-places.queries.ts'
import { defaultRadiiKm } from '../../guide/search-radius/default-radius.ts'
import { searchRadiusOptions } from '../../guide/search-radius/search-radius-option.table.ts'
import { seasons as seasonTable } from '../../guide/seasons/season.table.ts'
import { seasons } from '../../guide/seasons/season.ts'
import { defaultPageContent } from '../../site/page-content/default-page-content.ts'
import { pageContent } from '../../site/page-content/page-content.table.ts'
import { defaultPageMetadata } from '../../site/page-texts/default-page-metadata.ts'
import { pageMetadata } from '../../site/page-texts/page-metadata.table.ts'
import { type Seeding, seedOnce } from './seed-once.task.ts'

/** All of a fresh installation that is neither a city nor a place; how much of it was new. */
export async function seedBasics(seeding: Seeding): Promise<number> {
  const added = [
    await seedSeasons(seeding),
    await seedFunTypes(seeding),
    await seedSearchRadiusOptions(seeding),
    await seedPageMetadata(seeding),
    await seedPageContent(seeding),
  ]
  return added.reduce((sum, count) => sum + count)
}

/** The built-in cities, with their distances to the places that are there already; how many were new. */
export function seedCities(seeding: Seeding): Promise<number> {
  const all = builtInCountries.flatMap(({ country, cities }) => cities.map((city) => ({ ...city, country })))
  return seedOnce(
    seeding,
    all,
    ({ slug }) => `city/${slug}`,
    async (tx, rows) => {
      await holdPlaces(tx)
      const added = await tx.insert(cities).values(rows).onConflictDoNothing().returning({ id: cities.id })
      await refreshDistances(tx, { cityIds: added.map(({ id }) => id) })
    },
  )
}

function seedSeasons(seeding: Seeding) {
  return seedOnce(
    seeding,
    seasons,
    ({ name }) => `season/${name}`,
    (tx, items) => {
      const rows = items.map(({ name, displayName }) => ({ name, displayName }))
      return tx.insert(seasonTable).values(rows).onConflictDoNothing()
    },
  )
}

function seedFunTypes(seeding: Seeding) {
  const ranked = funTypes.map(({ slug, name, icon, description, metaTitle, metaDescription }, sortOrder) => {
    const colors = { color: `var(--ft-${slug})`, bgColor: `var(--ft-${slug}-soft)` }
    return { slug, name, icon, description, metaTitle, metaDescription, ...colors, sortOrder }
  })
  return seedOnce(
    seeding,
    ranked,
    ({ slug }) => `fun-type/${slug}`,
    (tx, rows) => tx.insert(funTypeTable).values(rows).onConflictDoNothing(),
  )
}

function seedSearchRadiusOptions(seeding: Seeding) {
  return seedOnce(
    seeding,
    defaultRadiiKm.map((radiusKm, sortOrder) => ({
      radiusKm,
      displayName: `Within ${radiusKm} km`,
      sortOrder,
    })),
    ({ radiusKm }) => `search-radius/${radiusKm}`,
    (tx, rows) => tx.insert(searchRadiusOptions).values(rows).onConflictDoNothing(),
  )
}

function seedPageMetadata(seeding: Seeding) {
  return seedOnce(
    seeding,
    defaultPageMetadata,
    ({ pageKey }) => `page-metadata/${pageKey}`,
    (tx, rows) => tx.insert(pageMetadata).values(rows).onConflictDoNothing(),
  )
}

function seedPageContent(seeding: Seeding) {
  return seedOnce(
    seeding,
    defaultPageContent(seeding.siteName),
    ({ pageKey, sectionKey }) => `page-content/${pageKey}/${sectionKey}`,
    (tx, rows) => tx.insert(pageContent).values(rows).onConflictDoNothing(),
  )
}
