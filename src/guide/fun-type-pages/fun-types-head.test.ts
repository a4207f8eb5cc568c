import { expect, test } from 'vitest'
import type { PublicSettings } from '../../web/public-settings.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { PlaceByFunType } from '../place-lists/place.schema.ts'
import { funTypeHead, funTypeTexts } from './fun-types-head.ts'

test('a fun type has the title and description that an editor gave it', () => {
  expect(funTypeTexts({ name: 'Zoo', metaTitle: 'Zoos', metaDescription: 'Animals' })).toEqual({
    title: 'Zoos',
    description: 'Animals',
  })
})

test('without them it has default texts that name it', () => {
  const { title, description } = funTypeTexts({ name: 'Zoo', metaTitle: null, metaDescription: '' })
  expect(title).toBe('Zoo: family fun in Europe')
  expect(description).toContain('Zoo')
})

test('to search engines a page of the list goes on counting where the one before ends', () => {
  const { scripts } = funTypeHead('categories', {
    settings: { siteName: 'Fun', siteOrigin: 'https://fun.example' } as PublicSettings,
    funType: { name: 'Zoo', slug: 'zoo' } as FunType,
    places: [{ name: 'Bear Park', slug: 'bear-park' }] as PlaceByFunType[],
    page: 2,
    where: {} as Parameters<typeof funTypeHead>[1]['where'],
  })
  expect(scripts[0]?.children).toContain('"position":25,')
})
