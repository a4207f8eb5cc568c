import { expect, test } from 'vitest'
import { keptSearches } from './kept-searches.ts'

test('the same words are asked for once an hour, however they are spaced, and a failure is forgotten', async () => {
  let now = 0
  const asked: string[] = []
  const search = keptSearches(
    async (text) => {
      asked.push(text)
      if (text === 'broken') throw new Error('no answer')
      return [text]
    },
    () => now,
  )
  expect(await search('Hotel Sacher')).toEqual(['Hotel Sacher'])
  expect(await search('hotel  sacher')).toEqual(['Hotel Sacher'])
  now = 3_600_001
  await search('hotel sacher')
  await expect(search('broken')).rejects.toThrow()
  await expect(search('broken')).rejects.toThrow()
  expect(asked).toEqual(['Hotel Sacher', 'hotel sacher', 'broken', 'broken'])
})

test('of many searches the newest five hundred are kept', async () => {
  let asked = 0
  const search = keptSearches(async () => ++asked)
  for (let index = 0; index <= 500; index++) await search(`hotel ${index}`)
  await search('hotel 500')
  expect(asked).toBe(501)
  await search('hotel 0')
  expect(asked).toBe(502)
})
