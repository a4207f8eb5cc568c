import { randomBytes } from 'node:crypto'
import { findProof, taskOf } from '../src/guide/reports/proof.ts'
import type { Reason } from '../src/guide/reports/report.ts'
import type { Database } from '../src/platform/database/database.ts'
import { anUploader } from './test-uploads.ts'

type More = { sentence?: string; photo?: string; website?: string }

/** Families without an account, each with a device and a network of its own; `office` is who decides. */
export async function families(db: Database) {
  const office = await anUploader(db, { settings: { TRUST_PROXY: 1 } })
  let count = 0
  const family = ({ from }: { from?: string } = {}) => {
    const device = randomBytes(16).toString('base64url')
    count += 1
    const network = from ?? `198.51.100.${count}`
    const proofs: Record<string, Promise<number>> = {}
    const proofFor = (place: string) => (proofs[place] ??= findProof(taskOf(place, device)))
    const send = (method: string, body: object) =>
      office.send('/api/reports', {
        method,
        headers: { cookie: '', 'Content-Type': 'application/json', 'X-Forwarded-For': network },
        body: JSON.stringify(body),
      })
    return {
      device,
      send,
      tell: async (place: string, reason: Reason, more: More = {}) =>
        send('POST', { place, device, reason, ...more, proof: await proofFor(place) }),
      takeBack: (place: string) => send('DELETE', { place, device }),
    }
  }
  return { office, family }
}
