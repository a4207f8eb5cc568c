import { expect, test } from 'vitest'
import { namedPictures, titleOf } from './named-pictures.ts'

test.each([
  ['File:Zoo_Wien.jpg', 'File:Zoo Wien.jpg'],
  ['image:Zoo Wien.jpg', 'File:Zoo Wien.jpg'],
  ['https://commons.wikimedia.org/wiki/File:Sch%C3%B6nbrunn_(1).jpg', 'File:Schönbrunn (1).jpg'],
  ['http://commons.wikimedia.org/wiki/Special:FilePath/A.jpg?width=300', 'File:A.jpg'],
  ['https://upload.wikimedia.org/wikipedia/commons/a/ab/A_b.jpg', 'File:A b.jpg'],
  ['https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/A_b.jpg/640px-A_b.jpg', 'File:A b.jpg'],
])('%s is the file %s', (value, title) => {
  expect(titleOf(value)).toBe(title)
})

test.each([
  'Category:Zoos',
  'File:',
  'File:a|b.jpg',
  'File:<script>',
  `File:${'x'.repeat(241)}`,
  'https://commons.wikimedia.org/wiki/File:%E0%A4%A',
  'https://commons.wikimedia.org.evil.example/wiki/File:A.jpg',
  'https://upload.wikimedia.org/wikipedia/en/a/ab/Fair_use.jpg',
  'https://zoo.example/a.jpg',
])('%s is no file of Commons', (value) => {
  expect(titleOf(value)).toBeUndefined()
})

test('tags of all records are heeded, each picture and item once', () => {
  const osm = {
    wikimedia_commons: 'File:A.jpg;Category:Zoos',
    image: 'https://zoo.example/a.jpg',
    wikidata: 'Q1;Q0',
  }
  const other = { image: 'https://commons.wikimedia.org/wiki/File:A.jpg', wikidata: 'Q22', fee: 3 }
  expect(namedPictures([osm, other])).toEqual({ titles: ['File:A.jpg'], items: ['Q1', 'Q22'] })
  expect(namedPictures([])).toEqual({ titles: [], items: [] })
})
