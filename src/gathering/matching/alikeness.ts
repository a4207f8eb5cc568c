import { isSameSite, type Likeness, likeNameScore, nameLikeness, sameNameScore } from './place-twins.ts'

/** Why two records may be one place, the surest first. */
export const whysAlike = [
  'same record',
  'same name',
  'same words',
  'same website',
  'name within',
  'only one of its kind',
] as const

export type WhyAlike = (typeof whysAlike)[number]

export type Alikeness = { why: WhyAlike; score: number }

/** Whether, and why, two records may be one place, by the rules that imports join records by. */
function alikenessOf(a: Likeness, b: Likeness): Alikeness | undefined {
  if (sharesId(a, b)) return { why: 'same record', score: 3 }
  const same = sameNameScore(a, b)
  if (same !== undefined) return { why: 'same name', score: 1 + same }
  const like = likeNameScore(a, b)
  return like === undefined ? undefined : { why: whyLike(a, b), score: like }
}

const idsOf = ({ candidate: { externalId, sameAs } }: Likeness) =>
  sameAs ? [externalId, sameAs] : [externalId]

const sharesId = (a: Likeness, b: Likeness) => idsOf(a).some((id) => idsOf(b).includes(id))

function whyLike(a: Likeness, b: Likeness): WhyAlike {
  const likeness = nameLikeness(a, b)
  if (likeness === 1) return 'same words'
  if (isSameSite(a, b) && likeness > 0) return 'same website'
  return likeness >= 0.5 ? 'name within' : 'only one of its kind'
}

/** The surest of all pairs. */
export function mostAlike(some: readonly Likeness[], others: readonly Likeness[]): Alikeness | undefined {
  let most: Alikeness | undefined
  for (const a of some) {
    for (const b of others) {
      const found = alikenessOf(a, b)
      if (found && found.score > (most?.score ?? Number.NEGATIVE_INFINITY)) most = found
    }
  }
  return most
}
