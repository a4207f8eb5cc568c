/** A list of things that have the same names: these once, and the values of each. */
type PackedList = { $names: string[]; $rows: unknown[][] }

/** The data with its lists packed: a page of 24 places would say the 29 names of their values 24 times. */
export function packed(data: unknown): unknown {
  if (Array.isArray(data)) return packedList(data) ?? data.map(packed)
  if (!isThing(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, packed(value)]))
}

/** What `JSON.parse` is to make of each value. */
export const unpacked = (_: string, value: unknown): unknown => {
  if (!isThing(value) || !isPacked(value)) return value
  const { $names, $rows } = value
  return $rows.map((row) => Object.fromEntries($names.map((name, at) => [name, row[at]])))
}

function packedList(list: readonly unknown[]): PackedList | undefined {
  if (list.length < 2 || !list.every(isThing)) return undefined
  const [names = [], ...others] = list.map(namesOf)
  const isOfOneKind = others.every((other) => other.join() === names.join())
  if (!isOfOneKind) return undefined
  return { $names: names, $rows: list.map((thing) => names.map((name) => packed(thing[name]))) }
}

type Thing = Record<string, unknown>

const isThing = (data: unknown): data is Thing =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isPacked = (thing: Thing): thing is PackedList => '$names' in thing && '$rows' in thing

/** JSON leaves out what is undefined, but not in a list. */
const namesOf = (thing: Thing): string[] => Object.keys(thing).filter((name) => thing[name] !== undefined)
