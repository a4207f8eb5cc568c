import { expect, test } from 'vitest'
import { differingFields } from '../../office/drafts/rebased.ts'
import {
  changeOfForm,
  contentOfForm,
  emptyPlaceForm,
  missingOf,
  newPlaceOf,
  positionOfForm,
  problemsOf,
} from './place-form.ts'

const base = { ...emptyPlaceForm, lat: '48.2', lng: '16.37', phone: '1', website: 'https://a.at' }

test('only what was changed is sent, numbers as numbers, what was emptied as null', () => {
  const values = { ...base, phone: ' ', lat: '48,25', ageGroupMin: '3', funTypes: [2, 1], isActive: true }
  expect(changeOfForm(values, differingFields(values, base))).toEqual({
    ...{ phone: null, lat: 48.25, ageGroupMin: 3, selectedFunTypes: [2, 1], isActive: true },
  })
})

test.for([
  [{ lat: '' }, 'lat'],
  [{ lat: '91' }, 'lat'],
  [{ lng: 'east' }, 'lng'],
  [{ ageGroupMin: '19' }, 'ageGroupMin'],
  [{ ageGroupMax: '2.5' }, 'ageGroupMax'],
  [{ ageGroupMin: '9', ageGroupMax: '3' }, 'ageGroupMax'],
] as const)('%o is a problem of %s', ([part, field]) => {
  expect(Object.keys(problemsOf({ ...base, ...part }))).toEqual([field])
})

test('a comma is a decimal point; no age at all is right', () => {
  expect(problemsOf({ ...base, lat: '48,2' })).toEqual({})
  expect(contentOfForm({ ...base, lng: '16,37' })).toMatchObject({ lng: 16.37, ageGroupMin: null })
  expect(positionOfForm({ lat: '48,2', lng: '' })).toBeUndefined()
})

test('a new place needs a name, then coordinates that are not zero', () => {
  const named = { ...base, name: 'Hut' }
  expect(missingOf({ ...named, name: ' ' })).toEqual({ field: 'name', message: 'Place name is required' })
  for (const part of [{ lat: '0' }, { lat: '' }, { lng: '0.0' }, { lng: 'x' }])
    expect(missingOf({ ...named, ...part })?.message).toBe(
      'Valid coordinates (latitude and longitude) are required',
    )
  expect(missingOf(named)).toBeUndefined()
})

test('the address of a new place is its parts with commas between, or else the full address', () => {
  const named = { ...base, name: 'Hut', address: 'Full' }
  expect(newPlaceOf(named).address).toBe('Full')
  const parts = { addrHousenumber: '7', addrStreet: 'Ring', addrCity: 'Wien', addrPostcode: '1010' }
  expect(newPlaceOf({ ...named, ...parts, addrCountry: 'Austria' }).address).toBe(
    '7, Ring, Wien, 1010, Austria',
  )
})
