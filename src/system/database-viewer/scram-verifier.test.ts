import { expect, test } from 'vitest'
import { scramVerifier } from './scram-verifier.ts'

test('a verifier is what PostgreSQL itself makes of the password', () => {
  // From a PostgreSQL 15: create role x password 'pencil', then select rolpassword from pg_authid.
  const salt = Buffer.from('9NwHH6UDVYV+JQouoYNKjQ==', 'base64')
  expect(scramVerifier('pencil', salt)).toBe(
    'SCRAM-SHA-256$4096:9NwHH6UDVYV+JQouoYNKjQ==$UqTZrkc7xvP/oM+euo9qVekEQwJi6hdk8GlwPEtyJMM=:APP8pSqy8sgf4YJvWCjd/1CGuxZGu+MdMYNZqwgfOVU=',
  )
})
