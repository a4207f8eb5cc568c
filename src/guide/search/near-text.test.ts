import { expect, test } from 'vitest'
import { nearMe, nearText } from './near-text.ts'

test.each([
  ['playground near Eiffel Tower', 'playground', 'Eiffel Tower'],
  ['Spielplatz in der Nähe vom Prater', 'Spielplatz', 'Prater'],
  ['parc à côté de la Tour Eiffel', 'parc', 'la Tour Eiffel'],
  ['museo vicino al Colosseo', 'museo', 'Colosseo'],
  ['muzeum koło Wawelu', 'muzeum', 'Wawelu'],
  ['παιδική χαρά κοντά στην Ακρόπολη', 'παιδική χαρά', 'Ακρόπολη'],
  ['next to Tivoli', '', 'Tivoli'],
  ['soft play near me', 'soft play', ''],
  ['Zoo in meiner Nähe', 'Zoo', ''],
  ['parc près de moi', 'parc', ''],
  ['zoologico cerca', 'zoologico', ''],
  ['nearest zoo', 'zoo', ''],
  ['near me', '', ''],
  ['leikkipuisto Linnanmäen lähellä', 'leikkipuisto', 'Linnanmäen'],
  ['lähellä Linnanmäkeä', '', 'Linnanmäkeä'],
  ['játszótér a Budai vár közelében', 'játszótér a', 'Budai vár'],
  ['ingyenes állatkert a Citadella közelében', 'ingyenes állatkert a', 'Citadella'],
  ['Linnanmäen lähellä', '', 'Linnanmäen'],
  ['állatkert a közelben', 'állatkert', ''],
  ['zoo near me open now', 'zoo open now', ''],
  ['near me soft play?', 'soft play', ''],
  ['museum near me for toddlers', 'museum for toddlers', ''],
  ['museum near me Tivoli', 'museum', 'me Tivoli'],
  ['playground walking distance of Eiffel Tower', 'playground', 'Eiffel Tower'],
  ['museum within 5 km of Tivoli', 'museum', 'Tivoli'],
  ['Spielplatz 10 Minuten zu Fuß vom Prater', 'Spielplatz', 'Prater'],
  ['parc à 10 minutes à pied de la Tour Eiffel', 'parc', 'la Tour Eiffel'],
  ['playground within walking distance', 'playground', ''],
])('%s looks for “%s” around “%s”', (text, wanted, there) => {
  expect(nearText(text)).toEqual({ wanted, there })
})

test('a text that does not say around what is none of these', () => {
  for (const text of ['zoo Vienna', 'Neanderthal Museum', 'me', 'abierto hasta las 8 h de la tarde'])
    expect(nearText(text)).toBeUndefined()
})

const cities = [{ name: 'Vienna', country: 'Austria', slug: 'vienna' }]

test.each([
  ['soft play near me', 'visitor'],
  ['zoo near me open now', 'visitor'],
  ['zoo Vienna nearby', null],
  ['playground near British Museum', 'address'],
  ['playground near Vienna', null],
  ['playground near the beach', null],
  ['hotel near Vienna main station', 'address'],
  ['near Vienna airport', 'address'],
  ['Zoo beim Flughafen', 'address'],
  ['Legoland near me', null],
] as const)('%s is to be asked of Near me by: %s', (text, ask) => {
  const near = nearText(text)
  expect(near && nearMe(near, cities)).toBe(ask)
})
