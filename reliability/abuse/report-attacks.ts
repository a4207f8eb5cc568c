import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { taskOf } from '../../src/guide/reports/proof.ts'
import { reasons } from '../../src/guide/reports/report.ts'
import type { Random } from '../random.ts'
import { type Attack, type Attacker, hostileTexts, noJson, unstorable } from './attack.ts'

const attack = (what: string, body: unknown, allowed: readonly number[]): Attack => ({
  ...{ what, method: 'POST', path: '/api/reports', allowed },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const aDevice = () => randomBytes(16).toString('base64url')

/** As `isProof` asks for it, by the quick hash that a script has. */
function proofFor(place: string, device: string): number {
  const task = taskOf(place, device)
  for (let proof = 0; ; proof += 1)
    if (createHash('sha256').update(`${task}${proof}`).digest().readUInt32BE() >>> 20 === 0) return proof
}

/** What strangers send about places. */
export async function reportAttackers(places: readonly string[]): Promise<Attacker[]> {
  const photos = await giantPhotos()
  const replayed = places.map((place) => proven(place))
  const plainForm = formOf(places)
  const anew = (random: Random) => ({ ...proven(random.pick(places)), reason: random.pick(reasons) })
  return [
    (random) => attack('no report', random.pick(noJson), [400]),
    (random) => attack('a report without work', { ...anew(random), proof: 1 + random.below(9) }, [201, 422]),
    (random) =>
      // One in 4,000 happens to be work for that one, too.
      attack('work for another place', { ...anew(random), place: `${random.pick(places)}-2` }, [404, 422]),
    (random) => attack('a replayed proof', { ...random.pick(replayed), reason: random.pick(reasons) }, [201]),
    (random) => attack('one more device', anew(random), [201]),
    (random) => attack('a script', { ...anew(random), sentence: random.pick(hostileTexts) }, [201]),
    (random) =>
      attack(
        'what no database stores',
        JSON.stringify(anew(random)).replace('}', `,"sentence":"${random.pick(unstorable)}"}`),
        [400],
      ),
    (random) =>
      attack('a giant photo', { ...anew(random), photo: random.pick(photos) }, [201, 400, 413, 415, 422]),
    (random) => ({
      ...attack('a report that is not theirs', { place: random.pick(places), device: aDevice() }, [404]),
      method: 'DELETE',
    }),
    (random) => plainForm(random, 'a form without a script', { sentence: random.pick(hostileTexts) }, [303]),
    (random) => plainForm(random, 'a machine that fills in all', { website: 'https://x.example' }, [303]),
    (random) => plainForm(random, 'a form with strange fields', strangeFields(random), [303, 404, 413, 422]),
  ]
}

const formOf =
  (places: readonly string[]) =>
  (random: Random, what: string, fields: object, allowed: readonly number[]): Attack => {
    const body = new URLSearchParams({ reason: random.pick(reasons), ...fields }).toString()
    const path = `/tell-us/${random.pick(places)}`
    return { what, method: 'POST', path, body, allowed, type: 'application/x-www-form-urlencoded' }
  }

const strangeFields = (random: Random) =>
  random.pick<object>([
    { reason: random.pick(hostileTexts) },
    { sentence: 'ж'.repeat(random.below(100_000)) },
    { sentence: '\u0000\ud800', __proto__: 'x' },
    Object.fromEntries(Array.from({ length: 500 }, (_, nr) => [`field${nr}`, 'x'])),
  ])

function proven(place: string) {
  const device = aDevice()
  return { place, device, reason: 'closed', proof: proofFor(place, device) }
}

/** Many pixels in few bytes, too many bytes, and what is no picture. */
async function giantPhotos(): Promise<string[]> {
  const small = { width: 480, height: 360, channels: 3, background: '#888' } as const
  const all = await Promise.all([
    sharp({ create: small }).jpeg().toBuffer(),
    sharp({ create: { ...small, width: 12_000, height: 9000 } })
      .png()
      .toBuffer(),
  ])
  return [
    ...all.map((bytes) => bytes.toString('base64')),
    ...all.map((bytes) => bytes.subarray(0, bytes.length / 2).toString('base64')),
    ...['A'.repeat(1_333_336), 'A'.repeat(3_000_000), '<svg onload=alert(1)>'],
  ]
}
