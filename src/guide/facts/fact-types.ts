import type { FunTypeSlug } from '../fun-types/fun-types.ts'
import type { SeasonName } from '../seasons/season.ts'

/** By type, the words that such a fact may have, best first. */
export const choices = {
  /** Under a roof, or under the sky. */
  setting: ['indoor', 'outdoor', 'both'],
  /** How well something can be done there. */
  ease: ['yes', 'limited', 'no'],
  price: ['free', 'free-for-children', 'paid'],
  /** Whether there is one. */
  presence: ['yes', 'no'],
  dogs: ['yes', 'leashed', 'no'],
  booking: ['required', 'recommended', 'no'],
} as const

export type ChoiceType = keyof typeof choices

/** What there is to eat; 'none' stands alone. */
export const foods = ['restaurant', 'cafe', 'kiosk', 'picnic', 'none'] as const

type Food = (typeof foods)[number]

/** What one adult's ticket costs: under 10 €, 10 to 25 €, more. */
export const bands = [1, 2, 3] as const

/** By the type of a fact, its value; null is unknown. */
export type FactValues = { [Type in ChoiceType]: (typeof choices)[Type][number] | null } & {
  /** Such as 'way/24867265'. */
  externalId: string | null
  name: string
  text: string | null
  /** Text of more than one line: paragraphs with an empty line between them. */
  prose: string | null
  /** A web address. */
  website: string | null
  phone: string | null
  /** Text of the OpenStreetMap form, or a JSON object by day, as text. */
  hours: string | null
  degrees: number
  /** Whole years, 0 to 18. */
  age: number | null
  band: (typeof bands)[number] | null
  /** How long a family stays, in hours from 0.25 to 24. */
  duration: number | null
  /** None is unknown. */
  foods: Food[]
  /** Such as '2026-11-22'. */
  date: string | null
  /** False is also 'unknown'. */
  yesNo: boolean
  words: string[]
  /** By slug, the primary one first. */
  funTypes: FunTypeSlug[]
  /** By name; none is 'all year, or unknown'. */
  seasons: SeasonName[]
}

export type FactType = keyof FactValues

/** These stand in tables of their own, all others in a column of `places`. */
export type ListType = 'funTypes' | 'seasons'

/** What the guide has to know of a fact; what is left out is so for most of them. */
export type Fact = {
  /** As forms call it. */
  label: string
  /** The value, when sources disagree; left out, it is that of the source believed most among those that say it. */
  merge?: MergeRule
  /** True: the place's own website is believed before all other sources. */
  isOwnWordFirst?: true
  /** False: it is one place's alone, and no editor sets it for many at once. */
  isInBulk?: false
  /** False: no editor sets it. */
  isEdited?: false
  /** False: files of places are without it. */
  isInFiles?: false
  /** False: visitors do not get it. */
  isPublic?: false
} & (
  | { type: 'name' | 'text' | 'prose' /** Characters. */; most: number }
  | { type: 'degrees' /** On either side of 0. */; most: number }
  /** Nobody's word for it is 'no': such a fact has a rule of its own. */
  | { type: 'yesNo'; merge: 'own' }
  | { type: Exclude<FactType, 'name' | 'text' | 'prose' | 'degrees' | 'yesNo'> }
)

type MergeRule =
  /** That of the source believed most: every source says it. */
  | 'best'
  /** What all sources say. */
  | 'joined'
  /** By a rule of its own in `place-merge.ts`, since it goes with other facts. */
  | 'own'
  /** No source says it: it follows from other facts. */
  | 'follows'
