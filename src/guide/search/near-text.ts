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
  /** How far from there places may be; unset for `thereKm`. */
  km?: number
}

const nearWords =
  'near, near to, near by, nearby, close to, close by, next to, around, beside, in the vicinity of, bei, beim, nahe, nähe, in der nähe, nähe von, nähe vom, in der nähe von, in der nähe vom, in der nähe des, in der nähe der, in meiner nähe, in unserer nähe, neben, rund um, près de, près du, près des, proche de, proche du, à proximité, à proximité de, à proximité du, à côté de, à côté du, autour de, autour du, autour des, cerca, cerca de, cerca del, junto a, al lado de, alrededor de, vicino, vicino a, vicino al, vicino alla, vicino allo, vicino ai, nei pressi di, nelle vicinanze, nelle vicinanze di, perto, perto de, perto do, perto da, ao pé de, junto ao, bij, nabij, naast, in de buurt, in de buurt van, dichtbij, blisko, koło, obok, niedaleko, w pobliżu, w okolicy, poblíž, v blízkosti, blízko, vedle, v okolí, nær, i nærheden, i nærheden af, i nærheten av, tæt på, nära, i närheten, i närheten av, intill, kod, blizu, pored, u blizini, κοντά, κοντά σε, κοντά στο, κοντά στη, κοντά στην, κοντά στον, κοντά στα, δίπλα σε, δίπλα στο, δίπλα στην, близо, близо до, край, наблизо, lângă, aproape, aproape de, în apropiere, în apropiere de, prop de, a prop de, lähellä, läheisyydessä, lähistöllä, vieressä, ympärillä, közelében, a közelében, környékén, mellett, a közelben, közelben, in aice le, walking distance, walking distance of, walking distance from, walking distance to, within walking distance, within walking distance of, within walking distance from, in walking distance of, in walking distance, walkable from, not far from, within reach of, a stone’s throw from, fußläufig, fußläufig von, fußläufig vom, fußläufig zu, fußläufig zum, fußläufig zur, in gehweite, in gehweite von, in gehweite vom, in gehweite zu, in gehweite zum, in laufnähe, in laufweite, zu fuß von, zu fuß vom, unweit, unweit von, unweit vom, nicht weit von, nicht weit vom, accessible à pied de, à pied de, à pied du, pas loin de, pas loin du, non lontano da, non lontano dal, non lontano dalla, a piedi da, a piedi dal, a piedi dalla, no lejos de, no lejos del, andando desde, a pie de, a pie desde, a pé de, a pé do, a pé da, não longe de, op loopafstand, op loopafstand van, niet ver van, w zasięgu spaceru od, nedaleko, nedaleko od, kousek od, gåafstand, i gåafstand, i gåafstand fra, i gåafstand af, gåavstand, i gåavstand fra, i gåavstand til, gångavstånd, på gångavstånd, på gångavstånd från, inte långt från, ikke langt fra'
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

/** How far away it may be, which the nearest answer: 'less than 5 km from', 'à 10 minutes à pied de'. */
const howFar =
  /(?<![\p{L}\d])(?:(?:within|less than|about|only|im umkreis von|à|moins de|a|menos de|meno di|op|binnen) ){0,2}\d{1,3} ?(?:km|kilomet\p{L}+|m|met\p{L}+|miles?|mins?|minut\p{L}*|minuut)(?: (?:walk|walking|drive|away|on foot|by \p{L}+|zu fuß|à pied|en voiture|a piedi|a pie|a pé|lopen))? (?:of|from|von|vom|de|du|des|da|dal|dalla|del|do|van|od|fra|från)(?!\p{L})/giu

/**
 * What a text looks for around something; undefined where it does not say that. Of several words for that the last counts. What is wished
 * may stand behind 'near me', too: 'zoo near me open now'.
 */
export function nearText(text: string): NearText | undefined {
  const typed = typedWords(text.replace(howFar, ' near '))
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

/**
 * How a text may be read that says behind what it looks around what it looks for: as it stands, then without one kind after the other. Of
 * 'near Eiffel Tower playground' both may be a name's.
 */
export function withKindsBehind<City extends NamedCity>(near: NearText, cities: readonly City[]): NearText[] {
  const readings = [near]
  const before = understand(near.wanted, cities)
  if (before.kinds.length + before.names.length > 0) return readings
  const typed = typedWords(near.there)
  for (let at = typed.length - 1; at > 0; at--) {
    const behind = typed.slice(at).join(' ')
    const { kinds, names } = understand(behind, cities)
    if (kinds.length === 0 || names.length > 0) continue
    readings[kinds.length] = { wanted: `${near.wanted} ${behind}`, there: typed.slice(0, at).join(' ') }
  }
  return readings.filter(Boolean)
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
  const without = [...meant.without, ...behind.without]
  return { ...meant, wishes, without, day: meant.day ?? behind.day, time: meant.time ?? behind.time }
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
