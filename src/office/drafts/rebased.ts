/** A form that an editor began with `base`; `conflicts` are fields that others have changed too, to another value. */
type Draft<Values> = { values: Values; base: Values; conflicts?: readonly (keyof Values)[] }

export const isSameValue = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

export const differingFields = <Values extends object>(a: Values, b: Values) =>
  (Object.keys(a) as (keyof Values)[]).filter((field) => !isSameValue(a[field], b[field]))

/** What the editor made of `base`, upon what others made of it meanwhile. */
export function rebased<Values extends object>(
  { values, base, conflicts = [] }: Draft<Values>,
  theirs: Values,
) {
  const mine = Object.fromEntries(differingFields(values, base).map((field) => [field, values[field]]))
  const merged: Values = { ...theirs, ...mine }
  const asked = [...conflicts, ...differingFields(theirs, base)]
  return {
    values: merged,
    conflicts: differingFields(merged, theirs).filter((field) => asked.includes(field)),
  }
}
