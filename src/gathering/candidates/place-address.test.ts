import { expect, test } from 'vitest'
import { joinedAddress, type PlaceAddress, withAddressFilled } from './place-address.ts'

const nothing: PlaceAddress = {
  addrStreet: null,
  addrHousenumber: null,
  addrPostcode: null,
  addrCity: null,
  addrCountry: null,
}
const found: PlaceAddress = {
  addrStreet: 'Maxingstraße',
  addrHousenumber: '13b',
  addrPostcode: '1130',
  addrCity: 'Vienna',
  addrCountry: 'Austria',
}
const inVienna = { lat: 48.2, lng: 16.37 }
const address = 'Maxingstraße 13b, 1130 Vienna, Austria'
const filled = (known: Partial<PlaceAddress>, editedFields: string[] = []) =>
  withAddressFilled({ ...inVienna, ...nothing, ...known, address: null }, found, editedFields)

test('an address is joined as it is written on a letter, and a country alone is none', () => {
  expect(joinedAddress(found)).toBe(address)
  expect(joinedAddress({ ...nothing, addrCity: 'Vienna' })).toBe('Vienna')
  expect(joinedAddress({ ...nothing, addrCountry: 'Austria' })).toBeNull()
})

test('what is empty is filled, what is known stays', () => {
  expect(filled({})).toEqual({ ...inVienna, ...found, address })
  expect(filled({ addrCity: 'Wien', addrCountry: 'Österreich' }).address).toBe(
    'Maxingstraße 13b, 1130 Wien, Österreich',
  )
})

test('a house number goes with its own street only', () => {
  expect(filled({ addrStreet: 'Maxingstraße' }).addrHousenumber).toBe('13b')
  expect(filled({ addrStreet: 'Hietzinger Tor' }).addrHousenumber).toBeNull()
  expect(filled({ addrStreet: 'Hietzinger Tor', addrHousenumber: '1' }).addrHousenumber).toBe('1')
})

test('what an editor emptied stays empty, and an address in their own words stays as it is', () => {
  expect(filled({}, ['addrStreet', 'addrPostcode'])).toMatchObject({
    addrStreet: null,
    addrHousenumber: null,
    addrPostcode: null,
    addrCity: 'Vienna',
  })
  const inWords = { ...inVienna, ...nothing, address: 'By the lake' }
  expect(withAddressFilled(inWords, found, ['address'])).toEqual({
    ...inVienna,
    ...found,
    address: 'By the lake',
  })
})

test('a country that our own boundaries gave makes room for one that a geocoder knows; one that was said does not', () => {
  const german = { ...found, addrCountry: 'Germany' }
  const place = { ...inVienna, ...nothing, address: null }
  expect(withAddressFilled({ ...place, addrCountry: 'Austria' }, german, [])).toMatchObject({
    addrCountry: 'Germany',
    address: 'Maxingstraße 13b, 1130 Vienna, Germany',
  })
  expect(withAddressFilled({ ...place, addrCountry: 'Hungary' }, german, [])).toMatchObject({
    addrCountry: 'Hungary',
  })
  expect(withAddressFilled({ ...place, addrCountry: 'Austria' }, german, ['addrCountry'])).toMatchObject({
    addrCountry: 'Austria',
  })
})
