import type { ESTree } from 'vite'

/** A part of a text, by its first character and the one behind it. */
export interface Cut {
  start: number
  end: number
  /** What stands there instead. */
  by: string
}

/** Cases that never occur; of one that another ends up in, the label alone. */
export function casesCut(
  { cases }: ESTree.SwitchStatement,
  isGone: (test: ESTree.Expression) => boolean,
): Cut[] {
  let isReached = false
  return cases.flatMap(({ test, consequent, start, end }) => {
    const isCut = test !== null && isGone(test)
    const isLabelOnly = isCut && isReached
    if (!isCut || isReached) isReached = !consequent.some(leaves)
    if (!isCut) return []
    return [{ start, end: isLabelOnly ? (consequent[0]?.start ?? end) : end, by: '' }]
  })
}

/** Other cases may use what one that is gone declared. */
export function stillDeclared(
  { cases, end }: ESTree.SwitchStatement,
  gone: readonly Cut[],
  declared: readonly ESTree.VariableDeclaration[],
): Cut[] {
  const names = declared
    .filter(({ start }) => gone.some((cut) => cut.start <= start && start < cut.end))
    .flatMap(({ declarations }) =>
      declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])),
    )
  const label = gone.length === cases.length ? 'default: ' : ''
  return names.length > 0 ? [{ start: end - 1, end: end - 1, by: `${label}var ${names.join()};` }] : []
}

const leaves = ({ type }: ESTree.Statement): boolean =>
  /^(?:Break|Return|Throw|Continue)Statement$/.test(type)

/** Code without them; where one lies within another, that one counts. */
export function cutOut(code: string, cuts: readonly Cut[]): string {
  let kept = ''
  let at = 0
  for (const { start, end, by } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    kept += code.slice(at, start) + by
    at = end
  }
  return kept + code.slice(at)
}
