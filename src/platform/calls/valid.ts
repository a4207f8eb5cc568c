import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { Problem } from './problem.ts'
import { type InputIssue, keyOf, ofWayMeant } from './way-meant.ts'

/** Checks one part of a request; throws on bad input, so that one handler shapes every refusal. */
export const valid = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    if (result.success) return
    const issues = namedOf(
      result.error
        .flatMap((issue) => ofWayMeant(issue, result.data))
        .map((issue) => (target === 'query' ? counted(issue, result.data) : issue)),
    )
    const status = target === 'param' ? 404 : 400
    throw new Problem(status, status === 404 ? 'not_found' : 'invalid_input', summary(issues), issues)
  })

/** As `valid`, for a body that somebody typed: what is there and of the right type, but breaks a rule, is a 422. */
export const validRules = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', schema, (result) => {
    if (result.success) return
    const issues = namedOf(result.error.flatMap((issue) => ofWayMeant(issue, result.data)))
    const isMalformed = result.error.some((issue) => 'code' in issue && malformed.has(String(issue.code)))
    throw isMalformed
      ? new Problem(400, 'invalid_input', summary(issues), issues)
      : new Problem(422, 'breaks_rule', summary(issues), issues)
  })

const malformed = new Set(['invalid_type', 'unrecognized_keys', 'invalid_union'])

/** A parameter that is given several times comes as a list, of which a rule for one value says nothing that helps. */
function counted(issue: InputIssue, query: unknown): InputIssue {
  const given: unknown = Object(query)[String(issue.path?.[0])]
  if (!Array.isArray(given)) return issue
  return { path: issue.path, message: `is given ${given.length === 2 ? 'twice' : `${given.length} times`}` }
}

/** Of thousands, the first say what is wrong. */
const namedOf = (issues: readonly InputIssue[]) => issues.slice(0, mostIssues).map(named)

const mostIssues = 20

const named = ({ path = [], message }: InputIssue) => ({
  path: path.map((part) => String(keyOf(part))).join('.'),
  message,
})

const summary = (issues: { path: string; message: string }[]) =>
  issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
