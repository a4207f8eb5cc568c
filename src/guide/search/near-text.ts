import type { NamedCity } from '../cities/city-names.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { typedWords, withoutElided } from './typed-words.ts'
import { type Reading, type Understood, understand } from './understand.ts'

/** Kilometres: farther away is another trip. */
export const thereKm = 30

/** A text that looks around something. */
export interface NearText {
  /** What for; empty for whatever there is. */
  wanted: string
  /** Around what; empty for where the visitor is. */
  there: string
}

/** What places are looked for around. */
export interface There {
  /** Undefined for what is no place of the guide, as its slug. */
  id?: number
  slug?: string
  name: string
  lat: number
  lng: number
}

const nearWords =
  'near, near to, near by, nearby, close to, close by, next to, around, beside, in the vicinity of, bei, beim, nahe, nähe, in der nähe, nähe von, nähe vom, in der nähe von, in der nähe vom, in der nähe des, in der nähe der, in meiner nähe, in unserer nähe, neben, rund um, près de, près du, près des, proche de, proche du, à proximité, à proximité de, à proximité du, à côté de, à côté du, autour de, autour du, autour des, cerca, cerca de, cerca del, junto a, al lado de, alrededor de, vicino, vicino a, vicino al, vicino alla, vicino allo, vicino ai, nei pressi di, nelle vicinanze, nelle vicinanze di, perto, perto de, perto do, perto da, ao pé de, junto ao, bij, nabij, naast, in de buurt, in de buurt van, dichtbij, blisko, koło, obok, niedaleko, w pobliżu, w okolicy, poblíž, v blízkosti, blízko, vedle, v okolí, nær, i nærheden, i nærheden af, i nærheten av, tæt på, nära, i närheten, i närheten av, intill, kod, blizu, pored, u blizini, κοντά, κοντά σε, κοντά στο, κοντά στη, κοντά στην, κοντά στον, κοντά στα, δίπλα σε, δίπλα στο, δίπλα στην, близо, близо до, край, наблизо, lângă, aproape, aproape de, în apropiere, în apropiere de, prop de, a prop de, lähellä, läheisyydessä, lähistöllä, vieressä, ympärillä, közelében, a közelében, környékén, mellett, a közelben, közelben, in aice le'
/** Of those that say 'near', which stand behind what they are about. */
const behindWords =
  'lähellä, läheisyydessä, lähistöllä, vieressä, ympärillä, közelében, a közelében, közelébe, környékén, mellett, közelben, a közelben'
const hereWords =
  'me, us, here, mir, uns, hier, mich, moi, nous, ici, mí, mi, nosotros, aquí, noi, me, qui, mim, aqui, mij, ons, mnie, nas, mně, mě, mig, mej, meg, her, här, minua, μου, μας, εδώ, мен, нас, тук, mene, mine, aici, nosaltres'
const nearestWords =
  'nearest, closest, nächstgelegene, nächstgelegener, nächstgelegenes, plus proche, più vicino, più vicina, más cercano, más cercana, mais próximo, mais próxima, najbliższy, najbliższe, najbliższa, nejbližší, najbliži, najbliža, nærmeste, närmaste, lähin, legközelebbi, dichtstbijzijnde, най-близкия, най-близкият, най-близката, πλησιέστερο, πλησιέστερη, cel mai apropiat, més proper'

/** Where one is, and hardly what one looks for. */
const airportWords =
  'airport, flughafen, flughafens, aéroport, luchthaven, vliegveld, aeroporto, aeropuerto, lotnisko, lotniska, letiště, aerodrom, aerodroma, lufthavn, lufthavnen, flygplats, flygplatsen, flyplass, flyplassen, lentoasema, lentokenttä, lentoaseman, lentokentän, repülőtér, aeroport, aeroportul, летище, летището, αεροδρόμιο, aerfort'

const keysOf = (words: string) => new Set(words.split(', ').flatMap(nameKeys))
const [near, behind] = [keysOf(nearWords), keysOf(behindWords)]
const [here, nearest] = [keysOf(hereWords), keysOf(nearestWords)]
const airports = keysOf(airportWords)
/** Words. */
const longestPhrase = 4

/**
 * What a text looks for around something; undefined where it does not say that. Of several words for that the last counts. What is wished
 * may stand behind 'near me', too: 'zoo near me open now'.
 */
export function nearText(text: string): NearText | undefined {
  const typed = typedWords(text)
  const phrases = typed.flatMap((_, first) =>
    Array.from({ length: longestPhrase }, (_, size) => ({ first, end: first + size + 1 })),
  )
  const last = (known: ReadonlySet<string>) =>
    phrases
      .filter(({ first, end }) => end <= typed.length && isOneOf(known, typed.slice(first, end)))
      .toSorted((a, b) => b.end - a.end || a.first - b.first)[0]
  const ofHere = last(nearest)
  if (ofHere) return { wanted: typed.toSpliced(ofHere.first, ofHere.end - ofHere.first).join(' '), there: '' }
  const phrase = last(near)
  if (!phrase) return undefined
  const [before, there] = [typed.slice(0, phrase.first), typed.slice(phrase.end)]
  if (there.length === 0 && isOneOf(behind, typed.slice(phrase.first, phrase.end))) return aroundEnd(before)
  const behindHere = there.slice(1)
  return isOneOf(here, there.slice(0, 1)) && understand(behindHere.join(' '), []).names.length === 0
    ? { wanted: [...before, ...behindHere].join(' '), there: '' }
    : { wanted: before.join(' '), there: there.join(' ') }
}

/** In 'leikkipuisto Linnanmäen lähellä' the name stands between what is looked for and what says 'near'. */
function aroundEnd(words: readonly string[]): NearText {
  const sizes = words.map((_, at) => words.length - at)
  const size = sizes.find((size) => understand(words.slice(0, size).join(' '), []).names.length === 0) ?? 0
  return { wanted: words.slice(0, size).join(' '), there: words.slice(size).join(' ') }
}

/** What a text means that looks around a place: what it wishes, and on which day, may stand behind that, too. */
export function understandNear<City extends NamedCity>(
  { wanted, there }: NearText,
  cities: readonly City[],
  reading: Reading,
): Understood<City> {
  const [meant, behind] = [understand(wanted, cities, reading), understand(there, cities)]
  const wishes = [...new Set([...meant.wishes, ...behind.wishes])]
  return { ...meant, wishes, day: meant.day ?? behind.day, time: meant.time ?? behind.time }
}

const isOneOf = (known: ReadonlySet<string>, words: readonly string[]) =>
  nameKeys(words.join(' ')).some((key) => known.has(key))

/** Without the airport, of which only its town is known: 'near Munich airport' asks for no aircraft. */
export const withoutAirport = (there: string): string =>
  typedWords(there)
    .filter((word) => !isOneOf(airports, [withoutElided(word)]))
    .join(' ')

export const isOfAirport = (there: string): boolean =>
  typedWords(there).some((word) => isOneOf(airports, [withoutElided(word)]))

/** What 'Near me' is to be asked where a text looks around no place of the guide; null where it names a city alone, or a kind. */
export function nearMe<City extends NamedCity>(
  { wanted, there }: NearText,
  cities: readonly City[],
): 'visitor' | 'address' | null {
  const around = understand(there || wanted, cities)
  if (there && (around.names.length > 0 || isOfAirport(there))) return 'address'
  if (there || around.cities.length > 0) return null
  return around.names.length > 0 ? null : 'visitor'
}
