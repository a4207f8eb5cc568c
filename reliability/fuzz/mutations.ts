import fc from 'fast-check'
import { hostileValue } from './hostile-values.ts'

export type Mutation = { at: number; how: 'replace' | 'remove' | 'wrap' | 'repeat' | 'add'; value: unknown }

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'remove', 'wrap', 'repeat', 'add'),
  value: hostileValue,
})

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** The request's parts with one value somewhere in them changed. */
export function mutated(parts: Parts, { at, how, value }: Mutation): Parts {
  const all = pathsIn(parts).filter(([first, ...rest]) => first === 'body' || rest.length > 0)
  const path = all[at % all.length]
  return path ? (changed(parts, path, (before) => changeOf(before, how, value)) as Parts) : parts
}

const removed = Symbol('removed')

function changeOf(before: unknown, how: Mutation['how'], value: unknown): unknown {
  if (how === 'remove') return removed
  if (how === 'wrap') return [before]
  if (how === 'repeat') return Array.from({ length: isSmall(before) ? 1200 : 2 }, () => before)
  if (how === 'add' && typeof before === 'object' && before !== null && !Array.isArray(before))
    return { ...before, unexpected: value }
  return value
}

/** What was repeated before is not: a thousand times a thousand times its fields keep this process itself from all else for minutes. */
const isSmall = (value: unknown) => pathsIn(value).length < 200

// Beyond, it is a hostile value of an earlier change.
const deepest = 8

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > deepest) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))].filter(
    (one) => one.length > 0,
  )
}

function changed(value: unknown, [key, ...rest]: string[], change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const entries = Object.entries(value as object).map(
    ([name, one]) => [name, name === key ? changed(one, rest, change) : one] as const,
  )
  const kept = entries.filter(([, one]) => one !== removed)
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept)
}
