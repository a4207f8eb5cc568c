import { expect, test } from 'vitest'
import { ownSession } from './own-session.ts'

test.each(['require', 'prefer', 'verify-ca'])(
  'sslmode=%s is what `pg` takes it for, without a warning of that',
  (mode) => {
    const address = `postgres://guide:p%40@db.example.org/guide?sslmode=${mode}&sslrootcert=/etc/ca.crt`
    expect(ownSession(address)).toEqual({
      connectionString:
        'postgres://guide:p%40@db.example.org/guide?sslmode=verify-full&sslrootcert=/etc/ca.crt',
      options: expect.any(String),
    })
  },
)

test('any other stays, and so does what asks for the ways of libpq', () => {
  for (const asked of ['sslmode=disable', 'sslmode=no-verify', 'uselibpqcompat=true&sslmode=require']) {
    const address = `postgres://guide@db.example.org/guide?${asked}`
    expect(ownSession(address).connectionString).toBe(address)
  }
})
