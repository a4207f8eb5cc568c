import { expect, test } from 'vitest'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { GeocodeAnswer, GeocodeAnswers } from '../../../guide/geocoding/geocode-answer.schema.ts'
import { type AddressedPlace, addressOfAnswer } from './address-of-answer.ts'

const reverse = (fixture: string) =>
  GeocodeAnswer.parse(JSON.parse(recordedAnswer('nominatim', fixture).body))
const [museum, oceanographic] = GeocodeAnswers.parse(
  JSON.parse(recordedAnswer('nominatim', 'lookup-three').body),
) as [GeocodeAnswer, GeocodeAnswer]

const inVaduz: AddressedPlace = {
  placeId: 'node/315636837',
  name: 'Liechtensteinisches Landesmuseum Vaduz',
  displayName: 'Liechtenstein National Museum',
  lat: 47.1381654,
  lng: 9.5227332,
}
const inMonaco: AddressedPlace = {
  placeId: 'way/23715051',
  name: 'Musée océanographique',
  displayName: null,
  lat: 43.7306805,
  lng: 7.4255127,
}

test('the own object of a place gives street, number, postcode, town and country', () => {
  expect(addressOfAnswer(museum, inVaduz)).toEqual({
    addrStreet: 'Städtle',
    addrHousenumber: '43',
    addrPostcode: '9490',
    addrCity: 'Vaduz',
    addrCountry: 'Liechtenstein',
  })
  expect(addressOfAnswer(oceanographic, inMonaco)).toEqual({
    addrStreet: 'Avenue Saint-Martin',
    addrHousenumber: null,
    addrPostcode: '98000',
    addrCity: 'Monaco',
    addrCountry: 'Monaco',
  })
})

test('the neighbour that a position finds lends its street, but not its house number', () => {
  const handMade = { ...inVaduz, placeId: null, lat: 47.1385 }
  expect(addressOfAnswer(reverse('reverse-vaduz-address-layer'), handMade)).toMatchObject({
    addrStreet: 'Städtle',
    addrHousenumber: null,
  })
  const onTheHouse = { ...handMade, lat: 47.13816 }
  expect(addressOfAnswer(reverse('reverse-vaduz-address-layer'), onTheHouse)).toMatchObject({
    addrHousenumber: '43',
  })
})

test('a street some way off is not the place’s street, but its town may be', () => {
  const outside = { ...inVaduz, placeId: null, lat: 47.15 }
  expect(addressOfAnswer(reverse('reverse-vaduz'), outside)).toMatchObject({
    addrStreet: null,
    addrHousenumber: null,
    addrCity: 'Vaduz',
  })
  expect(addressOfAnswer(reverse('reverse-zoom10'), { ...inVaduz, placeId: null })).toEqual({
    addrStreet: null,
    addrHousenumber: null,
    addrPostcode: null,
    addrCity: 'Vaduz',
    addrCountry: 'Liechtenstein',
  })
})

test('an answer from another country, or for an object far away, is none', () => {
  const inFrance = { ...inMonaco, placeId: null, lat: 43.7339, lng: 7.35 }
  expect(addressOfAnswer(reverse('reverse-monaco'), inFrance)).toBeUndefined()
  expect(addressOfAnswer(museum, { ...inVaduz, lat: 47.2 })).toBeUndefined()
})

test('the own name of a place is never its street', () => {
  const answer = { ...museum, address: { ...museum.address, road: 'LANDESMUSEUM', pedestrian: 'Städtle' } }
  expect(addressOfAnswer(answer, { ...inVaduz, displayName: 'Landesmuseum' })).toMatchObject({
    addrStreet: null,
    addrHousenumber: null,
  })
  const { road: _, ...nameless } = museum.address
  expect(addressOfAnswer({ ...museum, address: nameless }, inVaduz)).toMatchObject({ addrStreet: null })
})

test('countries bear the guide’s names, texts are cleaned, and one of several postcodes is not guessed', () => {
  const prague = { ...inVaduz, placeId: null, lat: 50.0755, lng: 14.4378 }
  const address = { city: ' Praha\u202e ', postcode: '110 00;120 00', country: 'Czechia', country_code: 'cz' }
  expect(addressOfAnswer({ ...museum, address }, prague)).toEqual({
    addrStreet: null,
    addrHousenumber: null,
    addrPostcode: null,
    addrCity: 'Praha',
    addrCountry: 'Czech Republic',
  })
})

test('what the pin is on lies in the country that the service says, however near to a border', () => {
  const answer = { ...museum, address: { ...museum.address, country_code: 'ch', country: 'Switzerland' } }
  expect(addressOfAnswer(answer, inVaduz)).toMatchObject({ addrCity: 'Vaduz', addrCountry: 'Switzerland' })
  expect(addressOfAnswer(answer, { ...inVaduz, placeId: null })).toMatchObject({ addrCountry: 'Switzerland' })
  expect(addressOfAnswer(answer, { ...inVaduz, placeId: null, lat: 47.1395 })).toBeUndefined()
})
