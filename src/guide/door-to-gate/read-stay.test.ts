import { afterEach, expect, test, vi } from 'vitest'
import { storedStay } from './read-stay.ts'

const keeping = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })

afterEach(() => void vi.unstubAllGlobals())

test('what a browser keeps of a stay is read as it was written, and stays the same object', () => {
  keeping('{"name":"Hotel","lat":48.2,"lng":16.37,"more":1}')
  expect(storedStay()).toEqual({ name: 'Hotel', lat: 48.2, lng: 16.37 })
  expect(storedStay()).toBe(storedStay())
  keeping('{"name":"Hotel","lat":48.2,"lng":16.37,"timeZone":"Europe/Vienna"}')
  expect(storedStay()).toMatchObject({ timeZone: 'Europe/Vienna' })
  keeping('{"name":"Hotel","lat":48.2,"lng":16.37,"timeZone":"Europe/Nowhere"}')
  expect(storedStay()).toEqual({ name: 'Hotel', lat: 48.2, lng: 16.37 })
})

test.each([
  null,
  '',
  'null',
  '[]',
  '{"name":"Hotel","lat":91,"lng":0}',
  '{"name":"Hotel","lat":"48","lng":0}',
  '{"lat":48,"lng":0}',
])('%j is no stay', (text) => {
  keeping(text)
  expect(storedStay()).toBeUndefined()
})

test('a browser that refuses to be asked keeps none', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storedStay()).toBeUndefined()
})
