import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ReportParts } from '../../guide/reports/reports.api.ts'
import { countCall } from '../../office/accounts/sign-in-limits/login-attempt.queries.ts'
import { addressOf } from '../../office/accounts/signing-in/auth.api.ts'
import { storePhoto } from '../../office/files/stored-photo.task.ts'
import { removeUnnamed, type StoreParts } from '../../office/files/sweep-files.task.ts'
import { inTurn, wrongType } from '../../office/uploads/read-upload.api.ts'
import { plainPhotoTypes, uploadTypeOf } from '../../office/uploads/upload-type.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'

/**
 * How often within a quarter of an hour; each tap on a reason and each sentence is one. `plain`: without a script, and so without
 * its work; `allPlain` of all addresses together.
 */
const limits = { device: 20, address: 60, photo: 6, plain: 5, allPlain: 60 }

/** What reports need of the server: the same budgets in all processes, and the pictures' store. */
export const reportParts = (quickDb: Database, stored: StoreParts, trustedProxies: number): ReportParts => ({
  count: async (c, device, hasPhoto) => {
    const address = addressOf(c, trustedProxies)
    const counted = createHash('sha256').update(device).digest('base64url')
    // First, since anybody can make up devices without end, each of which would be counted.
    await refuseMore(c, quickDb, `report:${address}`, limits.address)
    await refuseMore(c, quickDb, `report device:${counted}`, limits.device)
    if (hasPhoto) await refuseMore(c, quickDb, `report photo:${address}`, limits.photo)
    return address
  },
  keepPhoto: async (photo, name) => {
    const type = uploadTypeOf(photo)
    // Strangers reach the oldest decoders only.
    if (!plainPhotoTypes.some((plain) => plain === type)) throw wrongType('JPG, PNG or WebP')
    const owner = { folder: 'reports', owner: 'report' }
    return inTurn(() => storePhoto(stored, photo, owner, ({ storagePath }) => name(storagePath)))
  },
  dropPhoto: (storagePath) => removeUnnamed(stored, storagePath),
})

/** Nothing but the address tells who fills in a form without a script: it may less, and all together may less than a few with one. */
export const countPlainReport =
  (quickDb: Database, trustedProxies: number) =>
  async (c: Context): Promise<string> => {
    const address = addressOf(c, trustedProxies)
    await refuseMore(c, quickDb, `plain report:${address}`, limits.plain)
    await refuseMore(c, quickDb, 'plain reports', limits.allPlain)
    return address
  }

async function refuseMore(c: Context, db: Database, key: string, limit: number): Promise<void> {
  const seconds = await countCall(db, key, limit)
  if (seconds === undefined) return
  c.header('Retry-After', String(seconds))
  throw new Problem(429, 'too_many_tries', 'Too many reports. Please wait a few minutes.')
}
