import type { WhyAlike } from '../../gathering/matching/alikeness.ts'

/** Why two places may be one, for editors. */
export const whyWords: Record<WhyAlike, string> = {
  'same record': 'the same record',
  'same name': 'the same name',
  'same words': 'a name of the same words',
  'same website': 'the same website and a like name',
  'name within': 'one name is part of the other',
  'only one of its kind': 'there is seldom a second one so near',
}
