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
  ['Детска площадка Щастливец', 'detska-ploshtadka-shtastlivets'],
  ['Дитячий майданчик Їжачок', 'dityachii-maidanchik-izhachok'],
  ['Парк Ђорђа Вајферта', 'park-djordja-vajferta'],
  ['מוזיאון ישראל', 'mozyaon-yshral'],
  ['גַּן וַרְדִים', 'gn-vrdym'],
  ['متحف الأطفال', 'mthf-alatfal'],
  ['ملعب ٢', 'mlab-2'],
  ['動物園', ''],
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

test('a name that leaves nothing gives way to the type and the town', () => {
  expect(slugWishes({ name: '動物園', town: 'Wien', funType: 'zoo' })).toEqual(['zoo-wien', 'zoo-wien'])
  expect(slugWishes({ name: '🎡', town: null, funType: undefined })[0]).toBe('attraction')
  expect(slugWishes({ name: '動物園', town: null, funType: 'theme_park' })[0]).toBe('theme-park')
})
