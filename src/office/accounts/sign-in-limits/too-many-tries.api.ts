import type { Context } from 'hono'
import { Problem } from '../../../platform/calls/problem.ts'

/** The refusal of who has to wait, with how long. */
export function tooManyTries(c: Context, seconds: number): Problem {
  c.header('Retry-After', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return new Problem(429, 'too_many_tries', `Too many tries. Please wait ${wait}.`)
}
