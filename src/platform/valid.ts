import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { Problem } from './problem.ts'

/** Checks one part of a request; throws on bad input, so that one handler shapes every refusal. */
export const valid = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    if (result.success) return
    const issues = result.error.map((issue) => ({
      path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message: issue.message,
    }))
    const status = target === 'param' ? 404 : 400
    throw new Problem(status, status === 404 ? 'not_found' : 'invalid_input', summary(issues), issues)
  })

const summary = (issues: { path: string; message: string }[]) =>
  issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
