import { transliterate } from '../../guide/places/transliterate.ts'

// Words of many languages for one kind of place: 'Tiergarten' and 'Zoo' say the same.
const kinds: Record<string, string> = {}
const words: [kind: string, words: string][] = [
  [
    'zoo',
    'zoo tiergarten tierpark zoologischer zoologique zoologico zoologica zoological zoologisk dierentuin zoologiczny ' +
      'dyrehage djurpark dyrepark elaintarha zooloski zoologicka dierenpark allatkert zoopark',
  ],
  [
    'aquarium',
    'aquarium acquario acuario aquario akvarij akvarium oceanarium oceanario oceanografic akwarium akvaario',
  ],
  ['museum', 'museum musee museo muzeum museu museet museus muzej muzeul mouseio muzey museer museums musei'],
  ['park', 'park parc parco parque parken puisto parku parka parkas perivoli'],
  [
    'garden',
    'garden gardens garten jardin jardins giardino giardini jardim kert kertje tuin have haven hage tradgard zahrada ogrod',
  ],
  [
    'playground',
    'playground spielplatz lekplats legeplads leikkipuisto speeltuin spielplatze parque-infantil aire-de-jeux igraliste',
  ],
  ['pool', 'pool bad schwimmbad freibad hallenbad piscine piscina zwembad uimahalli badet bazen'],
  ['beach', 'beach plage strand playa praia spiaggia plaza stranden ranta'],
  ['cinema', 'cinema kino cine cinestar biograf bio kinopalast'],
  ['theatre', 'theatre theater teatro teatr teater teatteri divadlo szinhaz theatro kazaliste'],
  ['castle', 'castle schloss chateau castello castillo slot slott zamek kastely hrad'],
  ['natural', 'natural naturhistorisches naturkunde naturelle naturale'],
  ['history', 'history histoire historia historisches historic historical geschichte storia'],
]
for (const [kind, list] of words) for (const word of list.split(' ')) kinds[word] = kind

const small = new Set(
  'a an and at am auf an bei by da das de del della dem den der des di die do dos du e el en et for het i il im in la le les lo los of og och ja on the to und van von vom y z zu zum zur st s'.split(
    ' ',
  ),
)

/** Words that name no particular place, alone or together: 'Playground', 'Stadtpark am See' does name one. */
const nameless = new Set([
  ...Object.values(kinds),
  'public',
  'public-',
  'city',
  'indoor',
  'outdoor',
  'kids',
  'children',
  'childrens',
  'kinder',
  'sport',
  'sports',
  'sportplatz',
  'centre',
  'center',
  'club',
  'hall',
  'nature',
  'swimming',
  'main',
  'new',
  'neu',
  'old',
])

/** The name for comparing letter by letter: no accents, case or punctuation. */
export function plainName(name: string): string {
  return transliterate(name)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export type NameWords = {
  /** All words but the small ones, kinds of place in one language, sorted. */
  all: string[]
  kinds: Set<string>
  /** The words that tell this place from others of its kind. */
  own: Set<string>
}

export function nameWords(name: string): NameWords {
  const all = plainName(name)
    .split(' ')
    .filter((word) => word && !small.has(word))
    .map((word) => kinds[word] ?? word)
  const own = all.filter((word) => !nameless.has(word))
  return {
    all: [...new Set(all)].sort(),
    kinds: new Set(all.filter((word) => isKind.has(word))),
    own: new Set(own),
  }
}

const isKind = new Set(Object.values(kinds))

/** True for names such as 'Playground' that many places bear. */
export function isGenericName(name: string): boolean {
  return nameWords(name).own.size === 0
}
