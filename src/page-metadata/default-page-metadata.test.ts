import { expect, test } from 'vitest'
import { funTypes } from '../fun-types/fun-types.ts'
import { defaultPageMetadata } from './default-page-metadata.ts'
import { pageKeys } from './page-metadata.schema.ts'

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
