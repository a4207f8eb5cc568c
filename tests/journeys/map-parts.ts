import type { Page } from 'playwright-core'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'

export const map = (page: Page) => page.getByRole('region', { name: /^Map: places within/ })
const pins = (page: Page) => map(page).getByRole('group', { name: 'Places on the map' }).getByRole('button')
export const pin = (page: Page, name: string) => pins(page).and(page.getByRole('button', { name }))
export const mapButton = (page: Page) => page.getByRole('button', { name: 'Map', exact: true })

export const pinNames = (page: Page) =>
  pins(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))

export const northOf = ({ lat, lng }: { lat: number; lng: number }, km: number) => ({
  lat: lat + km / 111.195,
  lng,
})

/** A city with three places: near, 20 km and 40 km away. */
export async function aCityOnTheMap() {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Bear Park', ...northOf(city, 1), setting: 'indoor' })
  const zoo = await anOwnPlace(db, { name: 'Reindeer Zoo', ...northOf(city, 20), funTypes: ['zoo'] })
  await anOwnPlace(db, { name: 'Puffin Point', ...northOf(city, 40), isFeatured: false })
  return { db, city, zoo, address: `/funcity/${city.slug}` }
}
