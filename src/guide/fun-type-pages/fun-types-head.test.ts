import { expect, test } from 'vitest'
import { funTypeTexts } from './fun-types-head.ts'

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
