import type { PoolClient } from 'pg'
import { isTraced, spanning } from '../log/spans.ts'

type Ended = (error: unknown, ...answer: unknown[]) => void

/** Tells of each statement that a connection is asked, where somebody traces. */
export function traceStatements(client: PoolClient): void {
  if (!isTraced()) return
  const query: (...call: unknown[]) => unknown = client.query.bind(client)
  const traced = (...call: unknown[]) => {
    const text = textOf(call[0])
    if (text === undefined) return query(...call)
    return spanning(spanOf(text), (end) => {
      const ended = call.at(-1)
      if (typeof ended === 'function') {
        const tell: Ended = (error, ...answer) => {
          end({ hasFailed: Boolean(error) })
          ended(error, ...answer)
        }
        return query(...call.slice(0, -1), tell)
      }
      return (query(...call) as Promise<unknown>).then(
        (answer) => {
          end()
          return answer
        },
        (error: unknown) => {
          end({ hasFailed: true })
          throw error
        },
      )
    })
  }
  Object.assign(client, { query: traced })
}

/** Undefined for what is no text, as a cursor. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked)) return undefined
  return typeof asked.text === 'string' ? asked.text : undefined
}

/** Such as 'select places': what it does to the first table that it names. Its text and values are told to nobody. */
export function statementName(text: string): string {
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, '')
  const [verb = 'statement'] = /[a-z]+/i.exec(plain) ?? []
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?"?(?:public"?\.)?"?([a-z_]{1,63})\b/i.exec(
    plain,
  )?.[1]
  return [verb.toLowerCase(), table?.toLowerCase()].filter(Boolean).join(' ')
}

const spanOf = (text: string) => ({
  ...{ name: statementName(text), kind: 'client' as const, isPart: true },
  values: { 'db.system.name': 'postgresql', 'db.query.summary': statementName(text) },
})
