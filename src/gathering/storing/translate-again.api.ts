import { Hono } from 'hono'
import { z } from 'zod'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import type { Database } from '../../platform/database.ts'

const TranslateResult = z.object({ placesChanged: z.int() })

export const translateAgainApi = (db: Database) =>
  new Hono().post(
    '/',
    describeWork("Computes all places anew from the providers' stored records", TranslateResult),
    (c) => answerWork<z.output<typeof TranslateResult>>(c, db, 'translate-again', {}),
  )
