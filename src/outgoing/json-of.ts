import type { Answer } from './service.ts'

/** What the answer holds; undefined when it is no JSON, whatever it says of itself. */
export function jsonOf({ contentType, body }: Answer): unknown {
  if (contentType !== 'application/json') return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
