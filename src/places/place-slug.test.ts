import { expect, test } from 'vitest'
import { slugOf, slugWishes } from './place-slug.ts'

test.each([
  ['Akvarij Šibenik', 'akvarij-sibenik'],
  ["Musée de l'Homme", 'musee-de-lhomme'],
  ['Straßenbahnmuseum', 'strassenbahnmuseum'],
  ['Ørsted & Æbelø, Łódź', 'orsted-aebelo-lodz'],
  ['Μουσείο Ακρόπολης', 'mouseio-akropolis'],
  ['Зоопарк София', 'zoopark-sofiya'],
  ['Ġnien Il-Familja Ħamrun', 'gnien-il-familja-hamrun'],
  ['  -- ', ''],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name gives a slug that ends with a whole word', () => {
  const slug = slugOf(
    'The Fortress Builders and Fortifications Interpretation Centre of the Grand Harbour of Malta',
  )
  expect(slug).toBe('the-fortress-builders-and-fortifications-interpretation-centre-of-the-grand')
})

test('the second wish has the town, unless the name ends with it', () => {
  expect(slugWishes({ name: 'Zoo', town: 'Wien', funType: 'zoo' })).toEqual(['zoo', 'zoo-wien'])
  expect(slugWishes({ name: 'Zoo Wien', town: 'Wien', funType: 'zoo' })).toEqual(['zoo-wien', 'zoo-wien'])
})

test('a name in a script without Latin letters is called by its fun type', () => {
  expect(slugWishes({ name: '動物園', town: null, funType: 'theme_park' })[0]).toBe('theme-park')
})
