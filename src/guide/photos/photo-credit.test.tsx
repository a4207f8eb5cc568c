import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoCredit } from './photo-credit.tsx'

type Image = Parameters<typeof PhotoCredit>[0]['image']

const upload: Image = {
  ...{ imageType: 'manual_upload', photographerName: null, photographerProfileUrl: null },
  ...{ license: null, originalUrl: null },
}
const creditOf = (image: Partial<Image>) =>
  renderToStaticMarkup(<PhotoCredit image={{ ...upload, ...image }} className="" />)
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test.each(['manual_upload', 'commons_auto'] as const)(
  'a photo of Commons (%s) names author, licence and page, each with its link',
  (imageType) => {
    const html = creditOf({
      imageType,
      photographerName: 'Ana',
      photographerProfileUrl: 'https://commons.wikimedia.org/wiki/User:Ana',
      license: 'CC BY-SA 4.0',
      originalUrl: 'https://commons.wikimedia.org/wiki/File:Bears.jpg',
    })
    expect(textOf(html)).toBe('Photo: Ana, CC BY-SA 4.0 via Wikimedia Commons')
    expect(linksOf(html)).toEqual([
      'https://commons.wikimedia.org/wiki/User:Ana',
      'https://creativecommons.org/licenses/by-sa/4.0/',
      'https://commons.wikimedia.org/wiki/File:Bears.jpg',
    ])
  },
)

test('what is free of all rights needs no name', () => {
  expect(textOf(creditOf({ license: 'Public domain' }))).toBe('Photo: Public domain via Wikimedia Commons')
})

test('a photo of Unsplash names it, an upload its photographer, or nobody', () => {
  expect(textOf(creditOf({ imageType: 'unsplash_manual', photographerName: 'Ben' }))).toBe(
    'Photo: Ben on Unsplash',
  )
  expect(textOf(creditOf({ photographerName: 'Ben' }))).toBe('Photo: Ben')
  expect(creditOf({})).toBe('')
})
