import { expect, test } from 'vitest'
import { truePhotoOf } from './true-photo.ts'

const categories = (value: string) => ({ Categories: { value } })

function page(fields: object = {}, meta: object = {}, title = 'File:Tiergarten Wien.jpg') {
  const info = {
    ...{ width: 4000, height: 3000, mime: 'image/jpeg' },
    thumburl: 'https://upload.wikimedia.org/a.jpg',
    descriptionurl: 'https://commons.wikimedia.org/wiki/File:A.jpg',
    extmetadata: { LicenseShortName: { value: 'CC BY 4.0' }, Artist: { value: 'Ana' }, ...meta },
    ...fields,
  }
  return { title, imageinfo: [info] }
}

test.for([
  ['a large one in a landscape’s shape', page(), 'good'],
  ['a tall one', page({ width: 3000, height: 4000 }), 'fair'],
  ['a panorama', page({ width: 9000, height: 1500 }), 'fair'],
  ['a narrow one', page({ width: 1199, height: 900 }), 'fair'],
  [
    'one of which words only look like drawings',
    page({}, categories('Stampede|Mapleton|Planetarium')),
    'good',
  ],
] as const)('%s is taken', ([, given, grade]) => {
  expect(truePhotoOf(given)?.grade).toBe(grade)
})

test.for([
  ['too small a picture', page({ width: 639, height: 400 })],
  ['a drawing with lines', page({ mime: 'image/svg+xml' })],
  ['a scanned book', page({ mime: 'application/pdf' })],
  ['what nobody says the kind of', page({ mime: undefined })],
  ['a map by its title', page({}, {}, 'File:Zoo map 2019.jpg')],
  ['a logo by its category', page({}, categories('Bears|Logos of zoos in Austria'))],
  ['an old picture by its category', page({}, categories('Historical images of Vienna'))],
  ['a plan by its title', page({}, {}, 'File:Plan of the zoo.jpg')],
  ['what may not be used', page({}, { LicenseShortName: { value: 'CC BY-NC 4.0' } })],
  ['what names nobody', page({}, { Artist: { value: '' } })],
  ['what is not there', { title: 'File:Gone.jpg' }],
] as const)('%s is not', ([, given]) => {
  expect(truePhotoOf(given)).toBeUndefined()
})
