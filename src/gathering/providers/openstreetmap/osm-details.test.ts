import { expect, test } from 'vitest'
import { realElement } from '../../../../tests/osm.ts'
import { osmDetailsOf } from './osm-details.ts'
import type { OsmTags } from './osm-element.ts'

const position = { lat: 48.2, lng: 16.37 }
const details = (tags: OsmTags) => osmDetailsOf(tags, position, '2026-11-22')

test.each<[region: string, id: string, said: object]>([
  ['monaco', 'node/7788176331', { price: 'paid', priceBand: 2, charge: '€10', setting: 'outdoor' }],
  ['monaco', 'node/6363460455', { price: 'paid', priceBand: null, charge: '8mins 20€', setting: 'indoor' }],
  ['andorra', 'way/604659469', { price: 'free', priceBand: null, charge: null }],
  ['copenhagen', 'node/759840841', { wheelchair: 'yes', phone: '+45 33121224' }],
  ['bad-hersfeld', 'way/694008217', { wheelchair: 'no' }],
  ['munich-playgrounds-parks', 'way/37640634', { dogs: 'leashed', wikidata: 'Q132187078' }],
  ['monaco', 'way/23715051', { price: 'paid' }],
  ['liechtenstein', 'node/9810388775', { drinkingWater: 'no' }],
  ['karlsruhe-playgrounds', 'way/222519263', { ageGroupMax: 14 }],
  ['karlsruhe-playgrounds', 'way/369173148', { checkedOn: '2026-01-31' }],
  ['munich-playgrounds-parks', 'node/2625757026', { dogs: 'no', ageGroupMin: 3 }],
  ['munich-centre', 'way/775421089', { ageGroupMin: 6, ageGroupMax: 12 }],
  ['andorra', 'way/219556004', { wikidata: 'Q9054498' }],
  // A list of phones.
  ['malta', 'way/23860654', { phone: '(+356) 2137 4283' }],
  ['climbing-europe', 'node/2699702586', { phone: '+48 782 140 315' }],
  ['climbing-europe', 'node/2632513409', { phone: '+40744 398 472' }],
  ['climbing-europe', 'node/1791486279', { phone: '+39 348 7249782' }],
  // What was true of the epidemic, and an address where the hours are to be read.
  ['climbing-europe', 'node/1697710237', { openingHours: 'Mo-Fr 12:00-22:00, Sa-Su 10:00-20:00' }],
  [
    'climbing-europe',
    'node/266977833',
    { website: 'https://www.bouldercity-dresden.de/', openingHours: null },
  ],
  ['climbing-europe', 'node/4730988822', { descriptionLanguage: 'fr' }],
  [
    'climbing-europe',
    'node/5564714840',
    { addrStreet: 'Cours du Médoc', addrHousenumber: '170', addrPostcode: '33000', addrCity: null },
  ],
  ['liechtenstein', 'node/9837941651', { descriptionLanguage: null, price: 'free' }],
])('%s %s says %o', (region, id, said) => {
  expect(details(realElement(region, id).tags)).toMatchObject(said)
})

// Made: one tag each, whatever the real regions hold of it.
test.each<[tags: OsmTags, said: object]>([
  [{ fee: 'yes' }, { price: 'paid', charge: null }],
  [{ fee: 'no' }, { price: 'free' }],
  [{ fee: '1.5' }, { price: 'paid', charge: '1.50 (currency not given)', priceBand: null }],
  [{ fee: 'donation' }, { price: null }],
  [{ charge: '9,50 €' }, { price: 'paid', priceBand: 1, charge: '€9.50' }],
  [{ charge: '7.2EUR' }, { price: 'paid', priceBand: 1, charge: '€7.20' }],
  [{ charge: '€ 30' }, { priceBand: 3, charge: '€30' }],
  [{ charge: '12.50 euro' }, { priceBand: 2, charge: '€12.50' }],
  [{ fee: '5' }, { price: 'paid', charge: '5 (currency not given)', priceBand: null }],
  [{ charge: '120 SEK' }, { price: 'paid', priceBand: null, charge: '120 SEK' }],
  [{ charge: '€5-€7' }, { priceBand: null, charge: '€5-€7' }],
  [{ charge: '€8;€69/10 times' }, { priceBand: null, charge: '€8;€69/10 times' }],
  [{ charge: '0 EUR' }, { price: 'free' }],
  [{ fee: 'yes', 'fee:conditional': 'no @ (age < 18)' }, { price: 'free-for-children' }],
  [{ fee: 'yes', 'fee:conditional': 'no @ (Su); no @ (age<=11)' }, { price: 'free-for-children' }],
  [{ 'charge:conditional': '0 EUR @ age < 14; 19 EUR @ age >= 18' }, { price: 'free-for-children' }],
  // Whoever goes to no school yet is let in free nearly everywhere.
  [{ fee: 'yes', 'fee:conditional': 'no @ (age < 6)' }, { price: 'paid' }],
  [{ 'charge:conditional': '0 EUR @ age < 4; 19 EUR @ age >= 18' }, { price: null }],
  [{ 'charge:conditional': '10 EUR @ age < 14' }, { price: null }],
  [{ fee: 'no', 'fee:conditional': 'no @ (age < 18)' }, { price: 'free' }],
  [{ fee: 'no', 'fee:conditional': 'yes @ (May-Sep)' }, { price: null }],
  [{ fee: 'no', 'charge:conditional': '5 EUR @ (May-Sep)' }, { price: null }],
  [{ fee: 'no', 'fee:conditional': 'yes @ (age >= 18)' }, { price: null }],
  [
    { fee: 'no', charge: '5 EUR' },
    { price: null, charge: '€5', priceBand: 1 },
  ],
  [
    { fee: 'no', charge: '0 EUR' },
    { price: 'free', charge: null },
  ],
  [{ charge: 'no' }, { price: 'free', charge: null }],
  [{ charge: 'yes' }, { price: 'paid', charge: null }],
  [
    { fee: 'yes', charge: 'no' },
    { price: 'paid', charge: null },
  ],
  [{ charge: 'donation' }, { price: null, charge: 'donation' }],
  [{ wheelchair: 'limited' }, { wheelchair: 'limited' }],
  [{ wheelchair: 'designated' }, { wheelchair: 'yes' }],
  [{ wheelchair: 'unknown' }, { wheelchair: null }],
  [{ 'toilets:wheelchair': 'no' }, { wheelchairToilets: 'no', toilets: null }],
  [{ 'toilets:wheelchair': 'yes' }, { wheelchairToilets: 'yes', toilets: 'yes' }],
  [{ 'toilets:wheelchair': 'limited' }, { wheelchairToilets: 'limited', toilets: 'yes' }],
  [{ 'toilets:wheelchair': 'yes', toilets: 'no' }, { toilets: 'no' }],
  [{ stroller: 'limited' }, { buggy: 'limited' }],
  [{ toilets: 'yes' }, { toilets: 'yes' }],
  [{ toilets: 'customers' }, { toilets: 'yes' }],
  [{ changing_table: 'limited' }, { changingTable: 'yes' }],
  [{ changing_table: 'no' }, { changingTable: 'no' }],
  [{ highchair: '3' }, { highchair: 'yes' }],
  [{ highchair: '0' }, { highchair: 'no' }],
  [{ drinking_water: 'yes' }, { drinkingWater: 'yes' }],
  [{ drinking_water: 'seasonal' }, { drinkingWater: null }],
  [{ dog: 'yes' }, { dogs: 'yes' }],
  [{ dog: 'outside' }, { dogs: null }],
  [{ reservation: 'required' }, { booking: 'required' }],
  [{ reservation: 'recommended' }, { booking: 'recommended' }],
  [{ reservation: 'no' }, { booking: 'no' }],
  [{ reservation: 'yes' }, { booking: null }],
  [{ indoor: 'yes', outdoor: 'yes' }, { setting: 'both' }],
  [{ covered: 'yes' }, { setting: 'both' }],
  [{ wikidata: 'Q1' }, { wikidata: 'Q1' }],
  [{ wikidata: 'Q1;Q2' }, { wikidata: null }],
  [{ wikimedia_commons: 'Category:Linde' }, { wikimediaCommons: 'Category:Linde', imageUrl: null }],
  [{ wikimedia_commons: 'Linde.jpg' }, { wikimediaCommons: null }],
  [
    { image: 'https://commons.wikimedia.org/wiki/File:Linde_%C3%A4.jpg' },
    { wikimediaCommons: 'File:Linde ä.jpg', imageUrl: null },
  ],
  [{ image: 'File:Linde.jpg' }, { wikimediaCommons: 'File:Linde.jpg' }],
  [{ image: 'https://linde.at/a.JPG' }, { imageUrl: 'https://linde.at/a.JPG' }],
  [{ image: 'https://www.mapillary.com/map/im/yW7F3mHuCFJ6nr0AzFfQuY' }, { imageUrl: null }],
  [{ check_date: '2024-12-20' }, { checkedOn: '2024-12-20' }],
  [{ check_date: '2024-12-20', 'check_date:opening_hours': '2025-01-31' }, { checkedOn: '2025-01-31' }],
  [{ 'survey:date': '2016-09-05' }, { checkedOn: '2016-09-05' }],
  [{ check_date: '2024-02-30' }, { checkedOn: null }],
  [{ check_date: '0000-02-29' }, { checkedOn: null }],
  [{ check_date: 'last summer' }, { checkedOn: null }],
  [{ check_date: '2062-05-01', 'survey:date': '2016-09-05' }, { checkedOn: '2016-09-05' }],
  [{ opening_hours: '24/7', 'opening_hours:covid19': 'off' }, { openingHours: '24/7' }],
  [{ 'opening_hours:covid19': 'Mo-Fr 13:00-21:00' }, { openingHours: null }],
  // Of a part of the place, or of those who work there.
  ...['kitchen', 'office', 'reception', 'atm', 'drive_through', 'signed'].map((part): [OsmTags, object] => [
    { [`opening_hours:${part}`]: 'Mo-Fr 11:00-14:00' },
    { openingHours: null, seasonal: null },
  ]),
  [
    { 'opening_hours:url': 'https://linde.at/hours' },
    { website: 'https://linde.at/hours', openingHours: null },
  ],
  [{ website: 'linde.at', 'opening_hours:url': 'https://linde.at/hours' }, { website: 'https://linde.at/' }],
  [{ phone: '(+356) 2137 4283, 7937 4283' }, { phone: '(+356) 2137 4283' }],
  [
    { 'addr:street': 'Lindenweg', 'contact:street': 'Postweg', 'contact:housenumber': '1' },
    { addrStreet: 'Lindenweg', addrHousenumber: null },
  ],
  [{ phone: 'ask inside', 'contact:phone': '+43 1 23456' }, { phone: '+43 1 23456' }],
  [{ mobile: '+40744 398 472' }, { phone: '+40744 398 472' }],
  [{ 'contact:mobile': '+49 172 8014424' }, { phone: '+49 172 8014424' }],
  [{ 'phone:mobile': '+39 348 7249782;+39 348 4073610' }, { phone: '+39 348 7249782' }],
])('made: %o says %o', (tags, said) => {
  expect(details(tags)).toMatchObject(said)
})

const french = 'Le Centre Nautique est composé de trois bassins et une piscine pour les enfants.'
const english = 'A small zoo in the park, with goats that children may feed.'

test.each<[tags: OsmTags, description: string | null, language: string | null]>([
  [{ description: english }, english, null],
  [{ description: french }, french, 'fr'],
  [{ description: french, 'description:en': english }, english, null],
  [{ description: 'Gelände 12', 'description:de': french }, french, 'de'],
  [{ description: 'Rotunda' }, null, null],
  [{ description: 'Bouldering, Toprope, Kurse, Training, Shop, Bistro' }, null, null],
  [{ description: `FIXME ${english}` }, null, null],
  [{ description: english.repeat(5) }, null, null],
])('%o is described as %s, in %s', (tags, description, descriptionLanguage) => {
  expect(details(tags)).toMatchObject({ description, descriptionLanguage })
})

test.each([
  ['de', 'Ein Treffpunkt für alle, mit der Hütte in der Stadt und einem Spielplatz.'],
  ['it', 'Il museo della città è nel centro, con gli animali che vivono nelle Alpi.'],
  ['es', 'El parque de los niños y las familias, con una zona para el picnic.'],
  ['es', 'Parque de aventuras con un rocódromo de madera en un bosque de pinos.'],
  ['it', 'Un parco con un lago e un castello di legno, in un bosco.'],
  ['ca', 'Parc amb un llac de patins i un castell de fusta per a tothom.'],
  ['pt', 'Parque com um lago e um castelo de madeira em um bosque.'],
  ['cs', 'Možnost občerstvení a relaxování na třech úrovních lanového centra.'],
  ['ro', 'Un loc de joacă pentru copii cu un castel de lemn în parc.'],
  ['nl', 'Het museum van de stad is een van de oudste in het land.'],
])('what is written in %s is known to be', (language, text) => {
  expect(details({ description: text }).descriptionLanguage).toBe(language)
})
