import { expect, test } from 'vitest'
import { funTypes } from '../../guide/fun-types/fun-types.ts'
import { defaultPageMetadata } from './default-page-metadata.ts'
import { pageKeys } from './page-metadata.schema.ts'
import { pageTexts } from './page-texts.ts'

test('every page of the guide starts with a title and a description of its own', () => {
  expect(defaultPageMetadata.map(({ pageKey }) => pageKey)).toEqual(pageKeys)
  expect(new Set(defaultPageMetadata.map(({ metaTitle }) => metaTitle)).size).toBe(pageKeys.length)
})

test('titles and descriptions are no longer than search engines show', () => {
  for (const { metaTitle, metaDescription } of [...defaultPageMetadata, ...funTypes]) {
    expect(metaTitle?.length).toBeLessThanOrEqual(60)
    expect(metaDescription?.length).toBeLessThanOrEqual(160)
  }
})

test('a page without texts of an editor shows those of the guide', () => {
  const [home] = defaultPageMetadata
  expect(pageTexts({ pageKey: 'home', metaTitle: null, metaDescription: '' })).toEqual({
    ...{ title: home?.metaTitle, description: home?.metaDescription },
  })
  const own = { pageKey: 'home', metaTitle: 'Ours', metaDescription: 'At length' } as const
  expect(pageTexts(own)).toEqual({ title: 'Ours', description: 'At length' })
})
