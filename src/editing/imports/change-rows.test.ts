import { expect, test } from 'vitest'
import { changeRows, fieldLabel, fieldValue } from './change-rows.ts'

test('a field is named as the forms name it', () => {
  expect(fieldLabel('openingHours')).toBe('Opening hours')
  expect(fieldLabel('wheelchairToilets')).toBe('Toilets for wheelchairs')
  expect(fieldLabel('phone')).toBe('Phone')
  expect(fieldLabel('service_usage')).toBe('Service usage')
})

test('a choice and the name of a fact are said in words, anything else as it is stored', () => {
  expect(fieldValue('buggy', 'limited')).toBe('Limited')
  expect(fieldValue('buggy', null)).toBe(null)
  expect(fieldValue('funTypes', ['theme_park'])).toEqual(['Theme Park'])
  expect(fieldValue('phone', 'limited')).toBe('limited')
  expect(fieldValue('editedFields', ['buggy'])).toEqual(['With a buggy'])
})

test('a change is said field by field, before and after', () => {
  const change = { before: { phone: null, website: 'http://a' }, after: { phone: '1', website: 'http://b' } }
  expect(changeRows(change)).toEqual([
    { field: 'phone', label: 'Phone', before: null, after: '1' },
    { field: 'website', label: 'Website', before: 'http://a', after: 'http://b' },
  ])
})

test('a place that has moved says from where to where and how far', () => {
  const change = { before: { lat: 50.0912, lng: 14.4041 }, after: { lat: 50.0917, lng: 14.4049 } }
  expect(changeRows(change)).toEqual([
    {
      ...{ field: 'position', label: 'Position', note: '80 m away' },
      ...{ before: '50.091200, 14.404100', after: '50.091700, 14.404900' },
    },
  ])
})

test('half a position is a field as any other', () => {
  expect(changeRows({ before: { lat: 1 }, after: { lat: 2 } })).toEqual([
    { field: 'lat', label: 'Latitude', before: 1, after: 2 },
  ])
})

test('a place that was added has nothing before', () => {
  expect(changeRows({ before: null, after: { phone: '1' } })).toEqual([])
})

test('a fact that went from one source to another says so', () => {
  const from = { provider: 'starter', externalId: 'starter/x', date: null }
  const to = { provider: 'openstreetmap', externalId: 'way/7', date: '2024-05-01T00:00:00.000Z' }
  const change = { before: { phone: '1' }, after: { phone: '2' }, hands: { phone: { from, to } } }
  expect(changeRows(change)).toMatchObject([
    { hands: 'Was from the starter guide, now from OpenStreetMap way/7 of 1 May 2024' },
  ])
})
