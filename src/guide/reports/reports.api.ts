import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { isProof, taskOf } from './proof.ts'
import { saveReport, takeBackReport } from './report.queries.ts'
import { NamedReport, NewReport } from './report.schema.ts'

/** What a server gives to the calls. */
export type ReportParts = {
  /** Counts a report, and refuses what is too much; gives the network it comes from. @throws Problem 429 */
  count: (c: Context, device: string, hasPhoto: boolean) => Promise<string>
  /** Stores a photo for `name` to write the row that names it. @throws Problem 415 or 422 */
  keepPhoto: <Result>(photo: Uint8Array, name: (storagePath: string) => Promise<Result>) => Promise<Result>
  /** Removes a photo that no row names any more. */
  dropPhoto: (storagePath: string) => Promise<void>
}

const Done = z.object({ success: z.literal(true) })
const done = { success: true as const }

export const reportsApi = (db: Database, { count, keepPhoto, dropPhoto }: ReportParts) =>
  new Hono()
    .post(
      '/',
      describe('Keeps what a family tells of a place for an editor; once for each device', Done, {
        status: 201,
        problems: [404, 415, 422, 429],
      }),
      validRules(NewReport),
      async (c) => {
        const { place, device, proof, reason, sentence, photo, website } = c.req.valid('json')
        if (!isProof(taskOf(place, device), proof)) throw brokenRule('proof', 'Proves no work')
        const network = await count(c, device, photo !== undefined)
        if (website) return c.json(done, 201)
        const save = (storagePath?: string) =>
          saveReport(db, { place, device, network }, { reason, sentence, storagePath })
        const unneeded = photo ? await keepPhoto(Buffer.from(photo, 'base64'), save) : await save()
        if (unneeded) await dropPhoto(unneeded)
        return c.json(done, 201)
      },
    )
    .delete(
      '/',
      describe('Takes back what a device told of a place, before an editor decides', Done, {
        problems: [404],
      }),
      valid('json', NamedReport),
      async (c) => {
        const unneeded = await takeBackReport(db, c.req.valid('json'))
        if (unneeded) await dropPhoto(unneeded)
        return c.json(done)
      },
    )
