import { type NamedCity, namesOf } from '../cities/city-names.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { isAge, isDuration, isYears, wishOfAge } from './ages-typed.ts'
import { clockCalled, rangesAsTimes } from './clock-typed.ts'
import type { TypedDay, TypedTime } from './day-words.ts'
import { dateInDigits, dayCalled, endsWithOpen, saysOpen, timeCalled, withoutOpen } from './days-typed.ts'
import { excludedAt } from './excluded.ts'
import type { WantedKind } from './kind.ts'
import { bentPhrase, kindsByWord, likelyKinds } from './kinds-by-word.ts'
import { isMisspelt } from './misspelt.ts'
import { withoutPictures } from './pictures-typed.ts'
import { cityFinder, placesOf } from './place-typed.ts'
import { wishOfPrice } from './price-typed.ts'
import { sights } from './sights.ts'
import { negationWords, orWords, smallWords, unknownWords } from './small-words.ts'
import { keysOf, typedWords, withoutElided } from './typed-words.ts'
import { isSeason, type Wish, wishWords } from './wishes.ts'

/** What a text looks for, as far as its words tell. */
export interface Understood<City> {
  /** The city it names, or all of the country it names; none when it names no place. */
  cities: City[]
  /** As the guide calls it; undefined unless the text names a country instead of a city. */
  country: string | undefined
  /** One for each word for a kind. */
  kinds: WantedKind[]
  /** Of none of these it shall be: 'no museums'. */
  without: WantedKind[]
  /** What a place shall be like, each once. */
  wishes: Wish[]
  /** When it shall be open. */
  day: TypedDay | undefined
  /** At what time of that day. */
  time: TypedTime | undefined
  /** Words that tell nothing but a name. */
  names: string[]
  /** All words but the small ones: those of a place whose name says it all. */
  words: string[]
  /** Whether a part of a word says something that nobody knows: 'Polizeimuseum' is a museum. */
  isInPart: boolean
}

const longestPhrase = 4
/** A question has many small ones: 'what to do in London when it rains with teenagers'. */
const mostWords = 20
const mostNames = 8

const small = new Set(smallWords.split(', ').flatMap(nameKeys))
const negations = new Set(negationWords.split(', ').flatMap(nameKeys))
const unknown = new Set(unknownWords.split(', ').flatMap(nameKeys))
const either = new Set(orWords.split(', ').flatMap(nameKeys))
const wishesByWord = new Map(
  Object.entries(wishWords).flatMap(([wish, words]) =>
    words.split(', ').flatMap((word) => nameKeys(word).map((key) => [key, wish as Wish] as const)),
  ),
)

const sightsByName = new Map(
  sights.flatMap(([guide, typed]) =>
    typed.split(', ').flatMap((name) => nameKeys(name).map((key) => [key, guide.split(' ')] as const)),
  ),
)

/** How a text is read: generously, a word may be misspelt, bent, or one of a compound. */
export type Reading = 'strict' | 'generous'

export function understand<City extends NamedCity>(
  text: string,
  cities: readonly City[],
  reading: Reading = 'strict',
): Understood<City> {
  const all = typedWords(rangesAsTimes(withoutPictures(text)).replaceAll(' & ', ' and '))
  const isOpenAsked = endsWithOpen(all)
  const typed = (isOpenAsked ? all.slice(0, -1) : all).slice(0, mostWords)
  const found = nothingYet<City>()
  const named = cityFinder(cities)
  const isGenerous = reading === 'generous'
  let [at, cityEnd, kindEnd] = [0, typed.length, typed.length]
  while (at < typed.length) {
    // 'Not indoor' says more than 'not an indoor playground', and who comes without a car may like museums of them.
    const saysMore =
      isNegated(typed.slice(at, at + 2)) || isUnknownWithout(typed.slice(at, at + longestPhrase))
    const excluded = saysMore ? undefined : excludedAt(typed, at, isSmall)
    if (excluded) {
      found.without.push(...excluded.kinds)
      at = excluded.end
      continue
    }
    let words = typed.slice(at, at + longestPhrase)
    while (words.length > 1 && !take(words)) words = words.slice(0, -1)
    if (words.length === 1 && !take(words) && !(isGenerous && guess(words.join())))
      found.names.push(...words.map(withoutElided))
    found.words.push(...wordsOfName(words))
    at += words.length
  }
  // 'Open museum Vienna'; of 'open air' the other word tells a name.
  const isOpenAlone = areOpen(found.names) && (isGenerous || found.cities.length + found.kinds.length > 0)
  if (isOpenAlone) found.names = []
  if (found.time || ((isOpenAsked || isOpenAlone) && !found.wishes.some(isSeason))) found.day ??= 'today'
  if (found.words.length === 0 && found.without.length === 0) found.words = typed
  found.words = found.words.slice(0, mostNames)
  found.names = found.names.slice(0, mostNames)
  return found

  /** Whether the words together are one for a sight, a city, a country, a kind, a wish or a day, or a small word. */
  function take(words: string[]): boolean {
    const phrase = words.join(' ')
    const keys = keysOf(phrase)
    const sight = sightCalled(words)
    if (sight) {
      found.names.push(...sight)
      return true
    }
    // 'D’or' is no Дьор.
    const placeKeys = /^d['’]/iu.test(phrase) ? nameKeys(withoutElided(phrase)) : keys
    const place = named(placeKeys, isKind(phrase, keys))
    if (place) {
      Object.assign(found, placesOf(found, place, typed.slice(cityEnd, at)))
      cityEnd = at + words.length
      return true
    }
    const price = wishOfPrice(phrase)
    if (isNegated(words) || price === 'dear' || isUnknown(keys)) {
      found.isInPart = true
      return true
    }
    const ofKind = keys.flatMap((key) => kindsByWord.get(key) ?? bentPhrase(key)).map(({ kind }) => kind)
    if (ofKind.length > 0) {
      const wanted = { typed: withoutElided(phrase), kinds: [...new Set(ofKind)] }
      found.kinds = withKind(found.kinds, wanted, isEither(typed.slice(kindEnd, at)))
      kindEnd = at + words.length
    }
    const wish = price ?? keys.map(wishCalled).find(Boolean)
    if (wish && !found.wishes.includes(wish)) found.wishes.push(wish)
    const day = dayOf(words)
    found.day ??= day
    const time = timeOf(words)
    found.time ??= time
    return ofKind.length > 0 || Boolean(wish ?? time) || day !== undefined || isSmall(phrase)
  }

  /** Whether the word is likely one for a kind or a city. */
  function guess(word: string): boolean {
    const keys = keysOf(word)
    const ofKind = keys.map((key) => likelyKinds(word, key, isSmall)).find((kinds) => kinds !== undefined)
    if (ofKind) {
      found.kinds.push(...ofKind.kinds)
      found.isInPart ||= ofKind.isInPart
      return true
    }
    if (found.cities.length > 0) return false
    const city = cities.find((city) => {
      const { own, other } = namesOf(city)
      return keys.some((key) => [...own, ...other].some((name) => isMisspelt(key, name)))
    })
    if (city) found.cities = [city]
    return city !== undefined
  }
}

const nothingYet = <City>(): Understood<City> => ({
  cities: [],
  country: undefined,
  kinds: [],
  without: [],
  wishes: [],
  day: undefined,
  time: undefined,
  names: [],
  words: [],
  isInPart: false,
})

const isUnknown = (keys: readonly string[]) => keys.some((key) => unknown.has(key))

/** Whether such a phrase begins with 'without': 'without a car', 'no parking'. */
const isUnknownWithout = ([first = '', ...words]: readonly string[]) =>
  nameKeys(first).some((key) => negations.has(key)) &&
  words.some((_, at) => isUnknown(keysOf([first, ...words.slice(0, at + 1)].join(' '))))

/** Those of the words that a name may hold. A price, and what no fact tells, is in none: 'under 15 €' is no Underground. */
function wordsOfName(words: readonly string[]): string[] {
  const phrase = words.join(' ')
  if (wishOfPrice(phrase) !== undefined || isUnknown(keysOf(phrase))) return []
  const said = sightCalled(words) ?? (isWhole(words) ? words : words.filter((word) => !isSmall(word)))
  return said.map(withoutElided)
}

/** With one more kind, or the last of them as either: 'zoo or aquarium'. */
function withKind(known: WantedKind[], wanted: WantedKind, isEither: boolean): WantedKind[] {
  const last = isEither ? known.at(-1) : undefined
  if (!last) return [...known, wanted]
  const either = { typed: `${last.typed} or ${wanted.typed}`, kinds: [...last.kinds, ...wanted.kinds] }
  return [...known.slice(0, -1), either]
}

const isEither = ([word = '', ...more]: readonly string[]) =>
  more.length === 0 && nameKeys(word).some((key) => either.has(key))

const areOpen = (names: readonly string[]) => names.length > 0 && names.every(saysOpen)

const wishCalled = (key: string): Wish | undefined =>
  wishesByWord.get(key) ?? seasonCalled(key) ?? wishOfAge(key)

/** 'Without dogs', 'not indoor': nobody knows of places what they are not, and who says so wants none that is. */
const isNegated = ([first = '', ...wished]: readonly string[]) =>
  nameKeys(first).some((key) => negations.has(key)) &&
  nameKeys(wished.join(' ')).some((key) => wishesByWord.has(key)) &&
  !nameKeys([first, ...wished].join(' ')).some((key) => wishesByWord.has(key))

/** 'Open in winter' is winter. */
function seasonCalled(key: string): Wish | undefined {
  const wish = wishesByWord.get(withoutOpen(key))
  return wish && isSeason(wish) ? wish : undefined
}

/** 'Today' is no word to leave out: what is only called a zoo may be closed. */
const dayOf = (words: readonly string[]) =>
  dateInDigits(words.join(' ')) ??
  nameKeys(words.join(' '))
    .map(dayCalled)
    .find((day) => day !== undefined)

const timeOf = (words: readonly string[]) =>
  nameKeys(words.join(' ')).map(timeCalled).find(Boolean) ?? clockCalled(words.join(' '))

/** 'Kids museum' is no museum, though 'kids' alone says nothing. */
const isWhole = (words: readonly string[]) =>
  dayOf(words) !== undefined ||
  timeOf(words) !== undefined ||
  nameKeys(words.join(' ')).some((key) => kindsByWord.has(key))

/** In words of the guide. */
const sightCalled = (words: readonly string[]) =>
  nameKeys(words.join(' '))
    .map((key) => sightsByName.get(key))
    .find((name) => name !== undefined)

/** 'Lion' is no city, though 'Лион' is. */
const isKind = (phrase: string, keys: readonly string[]) =>
  /^[\p{Script=Latin}\s]+$/u.test(phrase) && keys.some((key) => kindsByWord.has(key))

const isSmall = (phrase: string) =>
  nameKeys(phrase).some(
    (key) =>
      key === '' ||
      small.has(key) ||
      isYears(key) ||
      isAge(key) ||
      isDuration(key) ||
      /^(?:\d{1,2}(?: \d{1,2})?|20\d\d)$/.test(key),
  )
