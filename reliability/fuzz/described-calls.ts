import type { Schema } from './schema-values.ts'

type Content = Record<string, { schema: Schema }>

export type DescribedCall = {
  method: string
  /** With its parameters in braces, as in '/api/places/{placeSlug}'. */
  path: string
  summary: string
  parameters: { in: string; name: string; schema: Schema }[]
  body: Schema | undefined
  /** Statuses that the description names. */
  statuses: number[]
  /** Those that people read as a page. */
  pages: number[]
}

type Description = {
  paths: Record<
    string,
    Record<
      string,
      {
        summary?: string
        parameters?: DescribedCall['parameters']
        requestBody?: { content: Content }
        responses: Record<string, { content?: Record<string, object> }>
      }
    >
  >
}

/** All calls of an OpenAPI document. */
export const describedCalls = ({ paths }: Description): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '', parameters = [], requestBody, responses }]) => ({
      ...{ method: method.toUpperCase(), path, summary, parameters },
      body: requestBody?.content['application/json']?.schema,
      statuses: Object.keys(responses).map(Number),
      pages: Object.keys(responses).filter(isPageIn(responses)).map(Number),
    })),
  )

const isPageIn = (responses: Record<string, { content?: Record<string, object> }>) => (status: string) =>
  'text/html' in (responses[status]?.content ?? {})

/** Forms are described by their summary only: 'a form with file, altText'. */
export const takesForm = ({ path }: DescribedCall) => /\/(upload|import)$/.test(path)
