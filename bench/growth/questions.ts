import { officeQuestions } from './office-questions.ts'
import type { Question } from './question.ts'

/** The densest, which has a fifth of all places, and others that have two dozen where there are a thousand. */
const cities = ['munich', 'antwerp', 'rotterdam', 'brussels', 'utrecht', 'lucerne']
const funTypes = ['playground', 'museum', 'outdoor', 'zoo', 'entertainment']
const positions = [
  { lat: 48.8566, lng: 2.3522 },
  { lat: 48.1372, lng: 11.5756 },
  { lat: 52.0907, lng: 5.1214 },
]

const searches = {
  'two words': ['schönbrunn tiergarten', 'museum park', 'natural history', 'water world', 'botanical garden'],
  'a kind and a city': [
    'zoo wien',
    'spielplatz münchen',
    'museum antwerp',
    'park rotterdam',
    'playground brussels',
  ],
  'a prefix': ['mus', 'schonb', 'par', 'aqua', 'kin'],
  'one letter': ['a', 'm', 's', 'k', 'b'],
  misspelt: ['tirgarten', 'muzeum', 'aquariun', 'schonbrun', 'botanicl'],
  'what descriptions tell': ['penguins', 'dinosaurs', 'pirate ship', 'trampoline', 'knights'],
  'what a family needs': [
    'wheelchair accessible zoo',
    'dog friendly park',
    'cheap',
    'playground with toilets',
    'picnic berlin',
  ],
  'a day': [
    'museum open on monday paris',
    'zoo tomorrow',
    'this weekend munich',
    'playground today',
    'open on sunday rome',
  ],
  'around a sight': [
    'museum near Eiffel Tower',
    'playground near Deutsches Museum',
    'zoo near tower of london',
    'near tivoli',
    'things to do near eifel tower with toddlers',
  ],
  'six short words': [
    'am in de la le zo',
    'de la ro st an bu',
    'al to so mu pa zo',
    'a zoo in the old park',
    'le parc de la mer',
  ],
}

const inTurn = <Item>(items: readonly Item[], round: number) => items[round % items.length] as Item

/** As many as the smallest guide has. */
const points = 'places/points?radius=50&limit=100'

const ofCity =
  (path: string): Question['ask'] =>
  (guide, round) =>
    guide.get(`/api/cities/${inTurn(cities, round)}/${path}`)

const inMunich =
  (path: string): Question['ask'] =>
  (guide) =>
    guide.get(`/api/cities/munich/${path}`)

const ofFunType =
  (path: string): Question['ask'] =>
  (guide, round) =>
    guide.get(`/api/places/by-fun-type/${inTurn(funTypes, round)}${path}`)

const near =
  (path: string): Question['ask'] =>
  (guide, round) =>
    guide.post(`/api/near${path}`, inTurn(positions, round))

const first = 'radius=100&limit=24'
/** Of filters, as many as the smallest guide may have: a longer answer takes longer. */
const few = 'radius=100&limit=6'
const filters = `season=summer&funTypes=playground,museum,zoo&age=4,7`

export const questions: readonly Question[] = [
  { name: 'City: the first 24', ask: ofCity(`places?${first}`) },
  { name: 'City: the featured ones, as a page opens', ask: ofCity(`places?${few}&featured=true`) },
  { name: 'City: by season, types and ages', ask: ofCity(`places?${few}&${filters}`) },
  { name: 'City: indoors, and what does not say', ask: ofCity(`places?${few}&indoor=true&unknown=1`) },
  { name: 'City: open tomorrow', ask: ofCity(`places?${few}&openOn=${dayAfter(1)}`) },
  { name: 'City: sorted by name', ask: ofCity(`places?${first}&sort=name`) },
  { name: 'City: by name, of types', ask: ofCity(`places?${few}&sort=name&funTypes=playground,museum,zoo`) },
  { name: 'City: featured first', ask: ofCity(`places?${first}&sort=featured`) },
  { name: 'City: page 5', ask: inMunich(`places?${first}&offset=96`) },
  { name: 'City: within 50 km', ask: ofCity('places?radius=50&limit=12') },
  { name: 'City: points of the map', ask: inMunich(points) },
  { name: 'City: points of the map, filtered', ask: inMunich(`places/points?${few}&${filters}`) },
  { name: 'City: what to loosen', ask: ofCity(`places/relaxations?radius=5&${filters}&indoor=true`) },
  { name: 'Category: the first 24 by name', ask: ofFunType('?limit=24') },
  { name: 'Category: page 5', ask: ofFunType('?limit=24&offset=96') },
  { name: 'Category: of a country', ask: ofFunType('?limit=24&country=Germany') },
  { name: 'Category: around a city', ask: ofFunType('?limit=24&city=munich') },
  { name: 'Category: how many where', ask: ofFunType('/where?country=Germany') },
  ...['sitemap.xml', 'sitemaps/pages.xml'].map(
    (path): Question => ({ name: `Search engines: ${path}`, ask: (guide) => guide.get(`/${path}`) }),
  ),
  ...officeQuestions,
  {
    name: 'Home',
    ask: (guide) =>
      Promise.all(
        ['cities/by-country', 'cities', 'search-radius-options', 'seasons'].map((path) =>
          guide.get(`/api/${path}`),
        ),
      ),
  },
  { name: 'A place', ask: (guide, round) => guide.get(`/api/places/${inTurn(guide.placeSlugs, round)}`) },
  ...Object.entries(searches).map(
    ([name, typed]): Question => ({
      name: `Search: ${name}`,
      ask: (guide, round) => guide.get(`/api/search?q=${encodeURIComponent(inTurn(typed, round))}`),
    }),
  ),
  { name: 'Near me: the first 24', ask: near(`?${first}`) },
  { name: 'Near me: points of the map', ask: near('/points?radius=50&limit=100') },
]

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
