import type { DescribedCall } from './described-calls.ts'

/** Statuses that any call may answer with before its handler is asked. */
const anywhere = [400, 401, 403, 404, 405, 413, 415]
/** Of somebody else's failing; only where the description says that somebody else is asked. */
const ofProviders = [502, 504]

/** What is wrong with an answer; undefined when nothing is. */
export function wrongWith(call: DescribedCall, status: number, text: string): string | undefined {
  if (status > 499 && !(ofProviders.includes(status) && call.statuses.includes(status)))
    return `answered ${status}`
  if (!call.statuses.includes(status) && !anywhere.includes(status) && status !== 201)
    return `answered ${status}, which its description does not name`
  if (status >= 400 && !call.pages.includes(status) && !isProblem(text))
    return `answered ${status} without message, code and issues`
  if (status >= 400 && leak.test(text)) return `answered ${status} and told of its inside`
  return undefined
}

const leak =
  /\n\s+at .+:\d+:\d+|node_modules|insert into "|select "|violates \w+ constraint|DrizzleQueryError/

function isProblem(text: string): boolean {
  try {
    const { message, code, issues } = JSON.parse(text)
    return typeof message === 'string' && typeof code === 'string' && Array.isArray(issues)
  } catch {
    return false
  }
}
