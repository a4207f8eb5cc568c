import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

const unknown = {
  funTypes: [],
  ...{ setting: null, price: null, visitHoursMin: null, visitHoursMax: null, wheelchair: null },
  ...{ ageGroupMin: null, ageGroupMax: null, bestAgeMin: null, bestAgeMax: null },
}

test('a card tells what is known, and nothing of the rest', () => {
  expect(cardFacts(unknown)).toEqual([])
  expect(
    cardFacts({
      ...{ funTypes: [], setting: 'both', price: 'free-for-children', visitHoursMin: 1, visitHoursMax: 2.5 },
      ...{ ageGroupMin: 4, ageGroupMax: null, bestAgeMin: 5, bestAgeMax: 12, wheelchair: 'limited' },
    }),
  ).toEqual([
    'Indoor and outdoor',
    'free for children',
    '1–2½ h',
    'best for 5–12',
    'partly wheelchair accessible',
  ])
  expect(cardFacts({ ...unknown, price: 'free', wheelchair: 'no' })).toEqual([
    'Free',
    'not wheelchair accessible',
  ])
})

test('what the type says already is not said again', () => {
  const outdoor = { slug: 'outdoor', name: 'Outdoor', funTypeName: 'Outdoor', icon: 'TreePine' }
  expect(cardFacts({ ...unknown, setting: 'outdoor', funTypes: [outdoor] })).toEqual([])
  expect(cardFacts({ ...unknown, setting: 'both', funTypes: [outdoor] })).toEqual(['Indoor and outdoor'])
})

test('whom a place lets in is told where nobody says whom it suits', () => {
  expect(cardFacts({ ...unknown, ageGroupMin: 4 })).toEqual(['Ages 4 and up'])
})

test.for([
  [{ bestAgeMin: 5, bestAgeMax: 14 }, { ageGroupMin: 6 }, ['Best for 6–14']],
  [{ bestAgeMax: 12 }, { ageGroupMin: 4, ageGroupMax: 10 }, ['Best for 4–10']],
  [{ bestAgeMin: 3 }, { ageGroupMin: 6 }, ['Best for 6 and up']],
  [{ bestAgeMin: 2, bestAgeMax: 5 }, { ageGroupMin: 6 }, ['Ages 6 and up']],
  [{ bestAgeMin: 0, bestAgeMax: 18 }, { ageGroupMin: 6 }, ['Ages 6 and up']],
  [{ bestAgeMax: 12 }, { ageGroupMin: 0 }, ['Best for up to 12']],
] as const)(
  'a place that suits %j and lets in %j is not said to be best for who stays outside',
  ([best, letIn, facts]) => {
    expect(cardFacts({ ...unknown, ...best, ...letIn })).toEqual(facts)
  },
)

test.for([
  [1, 1, '1 h'],
  [0.5, 0.75, '30–45 min'],
  [0.5, 1, '30 min to 1 h'],
  [0.75, 1.25, '45 min to 1¼ h'],
  [1.5, 2.75, '1½–2¾ h'],
  [2, null, '2 h or more'],
  [null, 3, 'Up to 3 h'],
] as const)('a visit of %s to %s hours is %s', ([visitHoursMin, visitHoursMax, text]) => {
  expect(cardFacts({ ...unknown, visitHoursMin, visitHoursMax })).toEqual([text])
})

test.for([
  [0, 18, []],
  [0, null, []],
  [0, 6, ['Best for 0–6']],
  [null, 12, ['Best for up to 12']],
  [8, null, ['Best for 8 and up']],
  [3, 10, ['Best for 3–10']],
  [6, 6, ['Best for 6']],
] as const)('best ages from %s to %s', ([bestAgeMin, bestAgeMax, facts]) => {
  expect(cardFacts({ ...unknown, bestAgeMin, bestAgeMax })).toEqual(facts)
})
