import type { z } from 'zod'
import { jsonOf } from '../../../outgoing/json-of.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer } from '../../../outgoing/service.ts'

/** The address of a question to the API of MediaWiki. */
export function questionOf(baseUrl: string, query: Record<string, string>): URL {
  const url = new URL(baseUrl)
  url.search = new URLSearchParams({ ...query, format: 'json', formatversion: '2' }).toString()
  return url
}

/** @throws ProviderError */
export function read<Content>(answer: Answer, schema: z.ZodType<Content>): Content {
  const result = schema.safeParse(jsonOf(answer))
  if (result.success) return result.data
  throw new ProviderError('unreadable', 'Wikimedia answered something else than what we asked for', {
    cause: result.error,
  })
}
