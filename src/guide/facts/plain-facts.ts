import type { FactValue } from './fact-names.ts'

/** Plain yes or no in the API and in files, each of a fact that knows more: which, and what of it is a yes; true means the first. */
export const plainFacts = {
  isIndoor: { of: 'setting', yes: ['indoor', 'both'], no: 'outdoor', label: 'Indoor Activity' },
  isWheelchairAccessible: {
    of: 'wheelchair',
    yes: ['yes', 'limited'],
    no: 'no',
    label: 'Wheelchair Accessible',
  },
} as const

export type PlainFact = keyof typeof plainFacts
type Told = (typeof plainFacts)[PlainFact]['of']

export const isPlainFact = (name: string): name is PlainFact => Object.hasOwn(plainFacts, name)
export const plainFactNames = Object.keys(plainFacts).filter(isPlainFact)

type Plain = { [Name in PlainFact]?: boolean | undefined }
type Full = { [Name in Told]?: FactValue<Name> | undefined }

/** What was said as a plain yes or no, as the fact that it speaks of; where that is named too, it holds. */
export function withoutPlainFacts<Values extends Plain & Full>(values: Values) {
  const { isIndoor, isWheelchairAccessible, ...rest } = values
  const told: Full = {}
  const {
    isIndoor: {
      yes: [indoor],
      no: outdoor,
    },
    isWheelchairAccessible: {
      yes: [yes],
      no,
    },
  } = plainFacts
  if (isIndoor !== undefined) told.setting = isIndoor ? indoor : outdoor
  if (isWheelchairAccessible !== undefined) told.wheelchair = isWheelchairAccessible ? yes : no
  return { ...told, ...rest }
}

/** The names of facts, those of a plain yes or no as the facts that they speak of. */
export const withoutPlainNames = <Name extends string>(
  names: readonly (Name | PlainFact)[],
): (Name | Told)[] => [...new Set(names.map((name) => (isPlainFact(name) ? plainFacts[name].of : name)))]
