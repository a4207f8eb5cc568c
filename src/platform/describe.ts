import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'

const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
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
  503: 'Our fault, try again later',
} as const

/** Describes a route that answers 200 with JSON of the given schema, for `/api/openapi.json`. */
export const describe = (
  summary: string,
  schema: z.ZodType,
  { problems = [] }: { problems?: (keyof typeof problemTexts)[] } = {},
) =>
  describeRoute({
    summary,
    responses: {
      200: { description: summary, content: { 'application/json': { schema: resolver(schema) } } },
      ...Object.fromEntries(
        [...problems, 503 as const].map((status) => [
          status,
          {
            description: problemTexts[status],
            content: { 'application/json': { schema: resolver(problemSchema) } },
          },
        ]),
      ),
    },
  })
