import { handMade } from '../candidates/hand-made.ts'
import type { Member } from '../matching/place-groups.ts'
import { type Likeness, likenessOf } from '../matching/place-twins.ts'

/**
 * What a place is recognised by. One that is made by hand might have come from either kind of provider: the map, which has many
 * places of one name, or another, whose names of one place are not always the same.
 */
export const likenessesOf = (members: readonly Member[]): Likeness[] =>
  members.flatMap(({ likeness }) =>
    likeness.candidate.provider === handMade ? [likeness, likenessOf(asOfMap(likeness))] : [likeness],
  )

const asOfMap = ({ candidate }: Likeness) => ({
  ...candidate,
  provider: 'openstreetmap',
  externalId: `map ${candidate.externalId}`,
})
