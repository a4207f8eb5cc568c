import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'

const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})

const conflictSchema = problemSchema.extend({
  current: z.unknown().optional().describe('What somebody else made of it meanwhile'),
})

const problemTexts = {
  400: 'Malformed input',
  401: 'Not signed in',
  403: 'Not an admin, or from a foreign origin',
  404: 'Unknown',
  409: 'Somebody was faster',
  413: 'Too large',
  415: 'Of the wrong type',
  422: 'Breaks a rule',
  429: 'Too many tries',
  502: 'A provider failed',
  503: 'Our fault, try again later',
  504: 'A provider did not answer',
  507: 'No room for more',
} as const

type DescribeOptions = {
  /** Besides 400 and 503, with which any call may answer. */
  problems?: Exclude<keyof typeof problemTexts, 400 | 503>[]
  status?: 200 | 201 | 202
  accepted?: z.ZodType
  /** Whether it is asked with the ETag of what one has. */
  isTagged?: boolean
}

/**
 * Describes a route that answers with JSON of the given schema, for `/api/openapi.json`. `accepted`: what it answers
 * with 202 to who prefers to follow the work.
 */
export const describe = (
  summary: string,
  schema: z.ZodType,
  { problems = [], status = 200, accepted, isTagged }: DescribeOptions = {},
) =>
  describeRoute({
    summary,
    responses: {
      [status]: { description: summary, content: { 'application/json': { schema: resolver(schema) } } },
      ...(isTagged && { 304: { description: 'As it was' } }),
      ...(accepted && {
        202: {
          description: 'Begun; Location says where to follow it',
          content: { 'application/json': { schema: resolver(accepted) } },
        },
      }),
      ...Object.fromEntries(
        [400 as const, ...problems, 503 as const].map((status) => [
          status,
          {
            description: problemTexts[status],
            content: {
              'application/json': { schema: resolver(status === 409 ? conflictSchema : problemSchema) },
            },
          },
        ]),
      ),
    },
  })
