import { randomBytes } from 'node:crypto'
import { bounds } from '../../src/guide/plan/plan.ts'
import type { Random } from '../random.ts'
import { type Attack, type Attacker, hostileTexts, noJson, unstorable } from './attack.ts'

const path = '/api/shared-plans'
const refused = [400, 404, 413, 415, 422]

const guess = (): string => randomBytes(12).toString('base64url')

const stops = (count: number, note: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nr) => [
      `place-${nr}`,
      { name: 'x'.repeat(bounds.placeName), at: nr, note, day: '2027-01-01' },
    ]),
  )

const attack = (what: string, method: string, body: string, allowed: readonly number[]): Attack => ({
  ...{ what, method, path, body, allowed },
})

/** What strangers send to shared plans. */
export const planAttackers: Attacker[] = [
  () => ({
    ...attack('a guessed code to read', 'POST', JSON.stringify({ code: guess() }), [404]),
    path: `${path}/read`,
  }),
  () =>
    attack(
      'a guessed code to write',
      'PATCH',
      JSON.stringify({ code: guess(), change: { name: 'x' } }),
      [404],
    ),
  () => attack('a guessed code to delete', 'DELETE', JSON.stringify({ code: guess() }), [404]),
  (random) => attack('no plan', random.pick(['POST', 'PATCH', 'DELETE']), random.pick(noJson), refused),
  (random) => attack('a plan of megabytes', 'POST', enormous(random), [400, 413, 422]),
  (random) => attack('a plan of strange names', 'POST', JSON.stringify({ plan: strange(random) }), [400]),
  (random) =>
    attack(
      'a plan of what no database stores',
      'POST',
      `{"plan":{"name":"${random.pick(unstorable)}"}}`,
      [400],
    ),
  (random) => {
    const note = random.pick(['ж', '🦒', 'x', '\u0001']).repeat(bounds.note).slice(0, bounds.note)
    const plan = { name: 'Full', stops: stops(bounds.stops, note) }
    return attack('a full plan', 'POST', JSON.stringify({ plan }), [201, 422])
  },
  (random) => {
    const [name, note] = [random.pick(hostileTexts), random.pick(hostileTexts)]
    const plan = { name, stops: { zoo: { name, note } } }
    return attack('a plan with scripts', 'POST', JSON.stringify({ plan }), [201])
  },
]

const enormous = (random: Random) =>
  JSON.stringify({
    plan: random.pick<object>([
      { name: 'x'.repeat(random.below(4_000_000)) },
      { stops: stops(2000, '') },
      { stops: Object.fromEntries(Array.from({ length: 20_000 }, (_, nr) => [`<${nr}`, 1])) },
      { days: Object.fromEntries(Array.from({ length: 20_000 }, (_, nr) => [`${nr}`, 1])) },
    ]),
  })

/** `JSON.parse` makes own properties of them. */
const strange = (random: Random): unknown =>
  JSON.parse(
    random.pick([
      '{"stops":{"__proto__":{"at":"x"},"<b>":{"at":1}}}',
      '{"days":{"constructor":true}}',
      '{"stops":{"zoo":{"at":1e999}}}',
      '{"stops":{"zoo":{"insteadOf":"../admin"}}}',
      '{"stops":{"zoo":{"time":"99:99"}}}',
    ]),
  )
