/** A list of things that have the same names: these once, what none of them has, and the values of each. */
type PackedList = { $names: string[]; $nulls: Record<string, null>; $rows: unknown[][] }

/** The data with its lists packed: a page of 24 places would say the 29 names of their values 24 times. */
export function packed(data: unknown): unknown {
  if (Array.isArray(data)) return packedList(data) ?? data.map(packed)
  if (!isThing(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, packed(value)]))
}

/** What `JSON.parse` is to make of each value. */
export const unpacked = (_: string, value: unknown): unknown => {
  if (!isThing(value) || !isPacked(value)) return value
  const { $names, $nulls, $rows } = value
  return $rows.map((row) => ({ ...Object.fromEntries($names.map((name, at) => [name, row[at]])), ...$nulls }))
}

function packedList(list: readonly unknown[]): PackedList | undefined {
  if (list.length < 2 || !list.every(isThing)) return undefined
  const [names = [], ...others] = list.map(namesOf)
  const isOfOneKind = others.every((other) => other.join() === names.join())
  if (!isOfOneKind) return undefined
  const isSaid = (name: string) => list.some((thing) => thing[name] !== null)
  const said = names.filter(isSaid)
  return {
    $names: said,
    $nulls: Object.fromEntries(names.filter((name) => !isSaid(name)).map((name) => [name, null])),
    $rows: list.map((thing) => said.map((name) => packed(thing[name]))),
  }
}

type Thing = Record<string, unknown>

const isThing = (data: unknown): data is Thing =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isPacked = (thing: Thing): thing is PackedList => '$names' in thing && '$rows' in thing

/** JSON leaves out what is undefined, but not in a list. */
const namesOf = (thing: Thing): string[] => Object.keys(thing).filter((name) => thing[name] !== undefined)
