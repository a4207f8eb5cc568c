import { SearchAnswer } from '../src/guide/search/search.schema.ts'
import { testApi } from './test-api.ts'
import { testDatabase } from './test-database.ts'

/** A guide that is asked by searching it. */
export async function searchedGuide() {
  const db = await testDatabase()
  const { json, get } = testApi(db)
  const names = async (q: string) => {
    const answer = SearchAnswer.parse(await json(`/api/search?q=${encodeURIComponent(q)}`))
    return { cities: answer.cities.map(({ name }) => name), places: answer.places.map(({ name }) => name) }
  }
  return { db, json, get, names }
}
