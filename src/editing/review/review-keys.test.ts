import { expect, test } from 'vitest'
import { actionOfKey } from '../../ui/single-keys.ts'
import { reviewKeys } from './review-keys.ts'

const press = {
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  repeat: false,
}

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'previous'],
  ['r', 'review'],
  ['d', 'show'],
  ['e', 'edit'],
  ['x', undefined],
  ['Enter', undefined],
])('%s asks for %s', (key, action) => {
  expect(actionOfKey(reviewKeys, { ...press, key })).toBe(action)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented', 'repeat'])(
  'a key with %s asks for nothing',
  (flag) => {
    expect(actionOfKey(reviewKeys, { ...press, [flag]: true })).toBeUndefined()
  },
)
