import { type Survivor, unseen } from './unseen.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: they are code as it stands
export const ofMerging: readonly Survivor[] = [
  ...unseen('src/gathering/matching/group-candidates.ts', 'no two newcomers have one id', [
    'a.candidate.externalId < b.candidate.externalId',
    'a.candidate.externalId <= b.candidate.externalId',
  ]),
  ...unseen(
    'src/gathering/matching/place-groups.ts',
    'undefined is more than no number: the check is for the compiler',
    ['score !== undefined', 'true'],
  ),
  ...unseen(
    'src/gathering/matching/place-groups.ts',
    'a wider cell brings more places to look at, and each is measured all the same: it only takes longer',
    ['`${Math.floor(lat / cellDegrees)} ${Math.floor(lng / cellDegrees)}`', '``'],
    [
      '(lat: number, lng: number) => `${Math.floor(lat / cellDegrees)} ${Math.floor(lng / cellDegrees)}`',
      '() => undefined',
    ],
    ['lat / cellDegrees', 'lat * cellDegrees'],
    ['lng / cellDegrees', 'lng * cellDegrees'],
  ),
  ...unseen(
    'src/gathering/matching/place-groups.ts',
    'the cells around a position are the same from either end',
    ['lat + y * cellDegrees', 'lat - y * cellDegrees'],
    ['lng + x * cellDegrees', 'lng - x * cellDegrees'],
  ),
  ...unseen(
    'src/gathering/merging/source-record.ts',
    'the texts of the same content are the same, so that what is stored stays either way',
    ['isDeepStrictEqual(a.raw, b.raw)', 'false'],
  ),
  ...unseen('src/gathering/merging/source-record.ts', 'content with the same text is the same', [
    'sortedJson(a.raw) < sortedJson(b.raw)',
    'sortedJson(a.raw) <= sortedJson(b.raw)',
  ]),
  ...unseen(
    'src/gathering/merging/source-record.ts',
    'any rule does that does not depend on which reading came first',
    ['sortedJson(a.raw) < sortedJson(b.raw)', 'sortedJson(a.raw) >= sortedJson(b.raw)'],
    ['a < b', 'a >= b'],
  ),
  ...unseen('src/gathering/merging/source-record.ts', 'no object has a key twice', ['a < b', 'a <= b']),
  ...unseen('src/gathering/merging/source-record.ts', 'two equal dates are the same', ['a > b', 'a >= b']),
  ...unseen(
    'src/gathering/merging/place-merge.ts',
    'the sort only asks whether the later one comes before the earlier',
    ['a > b', 'true'],
    ['a > b', 'false'],
    ['a > b', 'a >= b'],
    ['a > b', 'a <= b'],
  ),
  ...unseen(
    'src/gathering/merging/place-merge.ts',
    'there is always a source: the check is for the compiler',
    ['(osm ?? ranked[0])?.externalId', '(osm ?? ranked[0]).externalId'],
  ),
  ...unseen(
    'src/gathering/merging/place-merge.ts',
    'with an end missing both ways give the same ages, since no other source has that end either',
    ['min !== null && max !== null', 'true'],
    ['min !== null && max !== null', 'min !== null || max !== null'],
    ['min !== null', 'true'],
    ['max !== null', 'true'],
  ),
  ...unseen('src/gathering/merging/place-merge.ts', 'null counts as 0, and no age is below that', [
    'ageGroupMin === null',
    'false',
  ]),
  ...unseen(
    'src/gathering/matching/place-twins.ts',
    'no likeness is exactly a half',
    ['nameLikeness(a, b) < 0.5', 'nameLikeness(a, b) <= 0.5'],
    ['likeness >= 0.5', 'likeness > 0.5'],
  ),
  ...unseen(
    'src/gathering/matching/place-twins.ts',
    'differs only at the very metre',
    ['near > 0.5', 'near >= 0.5'],
    ['km <= limitKm', 'km < limitKm'],
  ),
  ...unseen(
    'src/gathering/matching/place-twins.ts',
    'two names without words of their own are told apart by the other half, one without by having no word in common',
    ['a.own.size === 0 || b.own.size === 0', 'a.own.size === 0 && b.own.size === 0'],
    ['a.own.size === 0', 'false'],
    ['b.own.size === 0', 'false'],
  ),
  ...unseen(
    'src/gathering/matching/place-twins.ts',
    'node, way and relation differ in their first letter too',
    ["'/'", '""'],
  ),
  ...unseen('src/gathering/matching/place-twins.ts', 'the most of nothing is less than any distance', [
    'shared.length === 0',
    'false',
  ]),
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they are code as it stands
