import { expect, test } from 'vitest'
import { editableColumns } from '../../guide/facts/fact-names.ts'
import { saidFacts } from '../place-form/held-facts.ts'
import { emptyPlaceForm } from '../place-form/place-form.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type PlaceColumn, placeColumns } from '../places/place-columns.ts'
import { cellEdit, cellOptions, isReadOnly } from './cell-edit.ts'
import { cellText } from './cell-text.ts'

const words = {
  funTypes: [
    { id: 1, name: 'Zoo' },
    { id: 2, name: 'Theme Park' },
  ],
  seasons: [{ id: 4, name: 'Summer' }],
}

test.for([
  ['phone', ' +43 1 58960 ', { phone: '+43 1 58960' }],
  ['phone', '', { phone: null }],
  ['openingHours', 'Mo-Fr 09:00-17:00', { openingHours: 'Mo-Fr 09:00-17:00' }],
  ['price', 'free for children', { price: 'free-for-children' }],
  ['price', '', { price: null }],
  ['wheelchair', 'limited', { wheelchair: 'limited' }],
  ['priceBand', '10 to 25 €', { priceBand: 2 }],
  ['food', 'Kiosk, cafe', { food: ['cafe', 'kiosk'] }],
  ['ageGroupMin', '3', { ageGroupMin: 3 }],
  ['visitHoursMin', '1,5', { visitHoursMin: 1.5 }],
  ['isActive', 'yes', { isActive: true }],
  ['isFeatured', 'FALSE', { isFeatured: false }],
  ['location', '48.2082, 16.3738', { lat: 48.2082, lng: 16.3738 }],
  ['funTypes', 'theme park, Zoo', { selectedFunTypes: [2, 1] }],
  ['seasons', '', { selectedSeasons: [] }],
] as [PlaceColumn, string, object][])('in %s %j asks for %o', ([column, text, edit]) => {
  expect(cellEdit(column, text, words)).toEqual({ edit })
})

test.for([
  ['isActive', '', 'Yes or No'],
  ['ageGroupMin', 'three', 'A number'],
  ['setting', 'on the moon', '‘on the moon’ is none of Indoor, Outdoor, Both'],
  ['funTypes', 'Zoo, Castle', '‘Castle’ is none of Zoo, Theme Park'],
  ['location', '48.2', 'A latitude and a longitude: 48.2082, 16.3738'],
  ['location', '48.2, x', 'A latitude and a longitude: 48.2082, 16.3738'],
  ['updatedAt', '2026', 'Nobody can write this'],
] as [PlaceColumn, string, string][])('in %s %j can be nothing: %s', ([column, text, fault]) => {
  expect(cellEdit(column, text, words)).toEqual({ fault })
})

test('what a cell says, written into it again, is what the place has', () => {
  const place = {
    ...saidFacts(editableColumns, emptyPlaceForm),
    ...{
      lat: 48.2082,
      lng: 16.3738,
      phone: '+43 1',
      price: 'free-for-children',
      priceBand: 2,
      food: ['cafe', 'kiosk'],
    },
    ...{ wheelchair: 'limited', bestAgeMin: 3, visitHoursMin: 1.5, closedFrom: '2026-12-24', isActive: true },
    ...{ isFeatured: false, isReviewed: true },
    ...{ funTypes: [{ id: 1, name: 'Zoo' }], seasons: [{ id: 4, displayName: 'Summer' }] },
  } as AdminPlace
  for (const column of Object.keys(placeColumns) as PlaceColumn[]) {
    if (isReadOnly(column)) continue
    const made = cellEdit(column, cellText(place, column), words)
    if ('fault' in made) throw new Error(`${column}: ${made.fault}`)
    for (const [field, value] of Object.entries(made.edit)) {
      const ids: Record<string, unknown> = { selectedFunTypes: [1], selectedSeasons: [4] }
      expect(value, field).toEqual(field in ids ? ids[field] : Reflect.get(place, field))
    }
  }
})

test('of a position six decimals are told', () => {
  const place = { lat: 48.20816990000001, lng: -16.37 } as AdminPlace
  expect(cellText(place, 'location')).toBe('48.20817, -16.37')
})

test('choices are chosen, all else is typed', () => {
  expect(cellOptions('toilets')).toEqual(['', 'Yes', 'No'])
  expect(cellOptions('isActive')).toEqual(['Yes', 'No'])
  expect(cellOptions('food')).toEqual([])
  expect(cellOptions('website')).toEqual([])
})
