import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differingFields, rebased } from './rebased.ts'

const base = { name: 'Hut', phone: '1', website: 'https://a.at', isActive: false, seasons: [] as number[] }

test('what only others changed is taken over, what only I changed is kept, what both changed is asked about', () => {
  const values = { ...base, phone: '2', website: 'https://mine.at', seasons: [1] }
  const theirs = { ...base, phone: '2', website: 'https://theirs.at', name: 'Theirs' }
  expect(rebased({ values, base }, theirs)).toEqual({
    values: { ...values, name: 'Theirs' },
    conflicts: ['website'],
  })
})

test('what was asked about and not answered is asked again, unless they came round to mine', () => {
  const asked = { values: { ...base, phone: 'mine', website: 'mine' }, base, conflicts: ['phone'] as const }
  const theirs = { ...base, name: 'Theirs' }
  expect(rebased(asked, theirs).conflicts).toEqual(['phone'])
  expect(rebased(asked, { ...theirs, phone: 'mine' }).conflicts).toEqual([])
})

test('whatever two editors do, no word of mine is lost and no word of theirs is overruled unasked', () => {
  const words = fc.constantFrom('', 'a', 'b')
  const form = fc.record({ phone: words, website: words, address: words, isActive: fc.boolean() })
  fc.assert(
    fc.property(form, form, form, (before, values, now) => {
      const { values: merged, conflicts } = rebased({ values, base: before }, now)
      for (const field of differingFields(values, before)) expect(merged[field]).toEqual(values[field])
      for (const field of differingFields(now, merged))
        if (differingFields(now, before).includes(field)) expect(conflicts).toContain(field)
    }),
  )
})
