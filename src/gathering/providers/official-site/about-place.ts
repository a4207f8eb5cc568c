import { kilometresBetween, type Position } from '../../../guide/how-far/distance.ts'
import { nameWords } from '../../candidates/name-words.ts'
import { itemsOf, type SiteItem, textOf, textsOf } from './site-item.ts'

type Place = Position & { name: string }

const attractions: ReadonlySet<string> = new Set([
  ...['TouristAttraction', 'Zoo', 'Aquarium', 'Museum', 'AmusementPark', 'Park', 'Playground', 'Beach'],
  ...['LandmarksOrHistoricalBuildings', 'LandmarkOrHistoricalBuilding', 'Landmark', 'TouristDestination'],
  ...[
    'PerformingArtsTheater',
    'MovieTheater',
    'BowlingAlley',
    'PublicSwimmingPool',
    'SportsActivityLocation',
  ],
  ...['ExerciseGym', 'GolfCourse', 'SkiResort', 'StadiumOrArena', 'EntertainmentBusiness', 'ArtGallery'],
  ...['Planetarium', 'Library', 'SportsClub', 'EventVenue', 'MusicVenue', 'BotanicalGarden', 'Campground'],
])
const anyPlace: ReadonlySet<string> = new Set(['Place', 'LocalBusiness', 'CivicStructure'])
const owners: ReadonlySet<string> = new Set(['Organization', 'NGO', 'Corporation', 'GovernmentOrganization'])

const hereKm = 1
const elsewhereKm = 5

/**
 * Of all that a page tells of, what it says of the place itself: not of its restaurant, its owner's other branches, or
 * the place of an event. Several where the page describes it more than once; none where nothing can be told apart.
 */
export function itemsAbout(items: readonly SiteItem[], place: Place): SiteItem[] {
  const scored = items
    .flatMap((item) => withParts(item))
    .map((item) => ({ item, score: scoreOf(item, place) }))
  const best = Math.max(...scored.map(({ score }) => score))
  return best > 0 ? scored.filter(({ score }) => score === best).map(({ item }) => item) : []
}

const parts = ['mainEntity', 'about', 'location', 'contentLocation', 'publisher']

const withParts = (item: SiteItem): SiteItem[] => [
  item,
  ...parts.flatMap((name) => itemsOf(item, name)).flatMap(withParts),
]

function scoreOf(item: SiteItem, place: Place): number {
  const kind = kindOf(item)
  const km = distanceKm(item, place)
  if (kind === 0 || (km !== undefined && km > elsewhereKm)) return 0
  return kind + (km !== undefined && km <= hereKm ? 10 : 0) + (isNamedSo(item, place.name) ? 5 : 0)
}

function kindOf({ types }: SiteItem): number {
  if (types.some((type) => attractions.has(type))) return 3
  if (types.some((type) => anyPlace.has(type))) return 2
  return types.some((type) => owners.has(type)) ? 1 : 0
}

function isNamedSo(item: SiteItem, name: string): boolean {
  const wanted = nameWords(name).own
  const names = ['name', 'alternateName', 'legalName'].flatMap((property) => textsOf(item, property))
  return names.some((one) => [...nameWords(one).own].some((word) => wanted.has(word)))
}

function distanceKm(item: SiteItem, place: Place): number | undefined {
  const [geo = item] = itemsOf(item, 'geo')
  const [lat, lng] = ['latitude', 'longitude'].map((name) => Number(textOf(geo, name)?.replace(',', '.')))
  if (lat === undefined || lng === undefined || Number.isNaN(lat) || Number.isNaN(lng)) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
    ? kilometresBetween({ lat, lng }, place)
    : undefined
}
