import { Problem } from '../../platform/calls/problem.ts'
import type { QueryResult } from './database.schema.ts'
import type { Refusal } from './viewer-message.ts'
import type { QueryOutcome } from './viewer-source.task.ts'

/**
 * @throws Problem 422 for a query that is refused, fails or takes too long; 429 when too many wait; 503 while no answer can be
 * right
 */
export function resultIn(outcome: QueryOutcome, query: string): QueryResult {
  if ('result' in outcome) return outcome.result
  if ('notReady' in outcome) throw new Problem(503, 'not_ready', outcome.notReady.message)
  if ('refused' in outcome) throw queryProblem(query, outcome.refused)
  throw new Problem(429, 'too_many', 'Other queries are running')
}

/** An issue's path ends with where: 'query.7' is the character of that index. */
function queryProblem(query: string, { message, hint, position }: Refusal): Problem {
  const path = position === undefined ? 'query' : `query.${position}`
  const where = position === undefined ? '' : `, line ${query.slice(0, position).split('\n').length}`
  const hints = hint ? [{ path, message: hint }] : []
  return new Problem(422, 'breaks_rule', message + where, [{ path, message }, ...hints])
}

/** In how many seconds it may be worth while to ask again. */
export function retryAfter(outcome: QueryOutcome): number | undefined {
  if ('notReady' in outcome) return outcome.notReady.seconds
  return 'isBusy' in outcome ? 3 : undefined
}
