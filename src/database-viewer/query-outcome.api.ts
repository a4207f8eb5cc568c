import { Problem } from '../platform/problem.ts'
import type { QueryResult } from './database.schema.ts'
import type { QueryOutcome } from './database-viewer.task.ts'
import type { Refusal } from './viewer-message.ts'

/** @throws Problem 422 for a query that is refused, fails or takes too long; 429 when too many wait */
export function resultIn(outcome: QueryOutcome, query: string): QueryResult {
  if ('result' in outcome) return outcome.result
  if ('refused' in outcome) throw queryProblem(query, outcome.refused)
  throw new Problem(429, 'too_many', 'Other queries are running: try again in a moment')
}

/** An issue's path ends with where: 'query.7' is the character of that index. */
function queryProblem(query: string, { message, hint, position }: Refusal): Problem {
  const path = position === undefined ? 'query' : `query.${position}`
  const where = position === undefined ? '' : `, line ${query.slice(0, position).split('\n').length}`
  const hints = hint ? [{ path, message: hint }] : []
  return new Problem(422, 'breaks_rule', message + where, [{ path, message }, ...hints])
}
