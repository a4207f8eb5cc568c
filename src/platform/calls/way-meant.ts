type Path = readonly (PropertyKey | { key: PropertyKey })[]

export type InputIssue = { path?: Path | undefined; message: string }

type UnionIssue = InputIssue & { code: 'invalid_union'; errors: InputIssue[][] }

/**
 * Of what can be said in several ways, what is wrong with the one that was meant: the way of which the least is missing, then wrong.
 * The issue itself where that is none more than another.
 */
export function ofWayMeant(issue: InputIssue, input: unknown): InputIssue[] {
  if (!isOfUnion(issue)) return [issue]
  const ways = issue.errors
    .map((issues) =>
      issues.map((inner) => ({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] })),
    )
    .map((issues) => ({ issues, faults: faultsOf(issues, input) }))
    .sort((a, b) => a.faults - b.faults)
  const [first, second] = ways
  return first && first.faults !== second?.faults ? first.issues : [issue]
}

const isOfUnion = (issue: InputIssue): issue is UnionIssue =>
  'code' in issue && issue.code === 'invalid_union'

/** What is not there at all counts more than anything wrong with what is. */
const faultsOf = (issues: InputIssue[], input: unknown) =>
  issues.reduce((faults, { path = [] }) => faults + (valueAt(input, path) === undefined ? 1000 : 1), 0)

const valueAt = (input: unknown, path: Path): unknown =>
  path.map(keyOf).reduce<unknown>((value, key) => Object(value)[key], input)

export const keyOf = (part: Path[number]): PropertyKey => (typeof part === 'object' ? part.key : part)
