import { Hono } from 'hono'
import { z } from 'zod'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import type { Database } from '../../platform/database/database.ts'
import { translateAgainJob } from './translate-again.task.ts'

const TranslateResult = z.object({ placesChanged: z.int(), hidden: z.int(), toReview: z.int() })

export const translateAgainApi = (db: Database) =>
  new Hono().post(
    '/',
    describeWork(
      "Computes all places anew from the providers' stored records, and takes out what is no place of the guide",
      TranslateResult,
    ),
    (c) => answerWork<z.output<typeof TranslateResult>>(c, db, translateAgainJob, {}),
  )
