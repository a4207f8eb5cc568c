import { geoapifyProvider } from '../../src/gathering/providers/geoapify/geoapify.provider.ts'
import { siteConnections } from '../../src/gathering/providers/motis/motis.provider.ts'
import { siteGeocoder } from '../../src/gathering/providers/nominatim/nominatim.provider.ts'
import { siteWeather } from '../../src/gathering/providers/open-meteo/weather-archive.provider.ts'
import { nearbyFinder } from '../../src/gathering/providers/openstreetmap/nearby.provider.ts'
import { openstreetmapProvider } from '../../src/gathering/providers/openstreetmap/openstreetmap.provider.ts'
import { siteDrives } from '../../src/gathering/providers/osrm/drive.provider.ts'
import { siteRoutes } from '../../src/gathering/providers/osrm/osrm.provider.ts'
import { unsplashClient } from '../../src/gathering/providers/unsplash/unsplash.provider.ts'
import { commonsClient } from '../../src/gathering/providers/wikimedia/commons.provider.ts'
import { photoFinder } from '../../src/gathering/providers/wikimedia/find-photos.provider.ts'
import type { OutgoingParts } from '../../src/outgoing/ask-service.provider.ts'
import { readSettings, type Settings } from '../../src/platform/settings/settings.ts'
import { recordedAnswer } from '../services/recorded-answer.ts'
import { anUnsplashPhoto } from '../services/unsplash-server.ts'

export type ClientCall = {
  name: string
  /** Asks the service at this address. */
  call: (url: string, parts: Omit<OutgoingParts, 'settings'>) => Promise<unknown>
  /** A body that gives a result. */
  good: string
  /** How often one call may ask, at worst. */
  mostRequests: number
}

const vaduz = { lat: 47.1381654, lng: 9.5227332 }
const settings = (own: Partial<Settings>): Settings => ({ ...readSettings({}), ...own })

const geoapifyPlace = {
  ...{ place_id: '51', lat: 47.1391, lon: 9.5215, name: 'Landesmuseum' },
  ...{ categories: ['entertainment.museum'], datasource: { raw: { tourism: 'museum' } } },
}

const commonsImageInfo = {
  ...{ width: 4000, height: 3000, thumburl: 'https://upload.wikimedia.org/a.jpg' },
  descriptionurl: 'https://commons.wikimedia.org/wiki/File:A.jpg',
  extmetadata: { LicenseShortName: { value: 'CC0' } },
}

const triesOfOne = 4
// What is too long for one answer is asked for in smaller and smaller parts, until the smallest fails four times.
const partsOfPlaces = 9

/** Every question that we put to the outside: each is put to a server with each fault. */
export const clientCalls: readonly ClientCall[] = [
  {
    name: 'Overpass: fetch places',
    call: (OVERPASS_URL, parts) =>
      openstreetmapProvider({ ...parts, settings: settings({ OVERPASS_URL }) }).fetchPlaces(vaduz),
    good: recordedAnswer('overpass', 'ok-vaduz-center-tags').body,
    mostRequests: partsOfPlaces,
  },
  {
    name: 'Overpass: sample',
    call: (OVERPASS_URL, parts) =>
      openstreetmapProvider({ ...parts, settings: settings({ OVERPASS_URL }) }).sample(vaduz),
    good: recordedAnswer('overpass', 'ok-monaco-center-tags').body,
    mostRequests: partsOfPlaces,
  },
  {
    name: 'Overpass: what lies nearby',
    call: (OVERPASS_URL, parts) =>
      nearbyFinder({ ...parts, settings: settings({ OVERPASS_URL }) })([
        { ...vaduz, placeId: 1, osmIds: ['way/1'], isPlayground: false },
      ]),
    good: recordedAnswer('overpass', 'ok-monaco-family-union').body,
    mostRequests: triesOfOne,
  },
  {
    name: 'Geoapify: fetch places',
    call: (GEOAPIFY_URL, parts) =>
      geoapifyProvider({
        ...parts,
        settings: settings({ GEOAPIFY_URL, GEOAPIFY_API_KEY: 'k' }),
      }).fetchPlaces(vaduz),
    good: JSON.stringify({ features: [{ properties: geoapifyPlace }] }),
    mostRequests: triesOfOne,
  },
  {
    name: 'Nominatim: reverse',
    call: (NOMINATIM_URL, parts) =>
      siteGeocoder({ ...parts, settings: settings({ NOMINATIM_URL }) }).reverse(vaduz),
    good: recordedAnswer('nominatim', 'reverse-vaduz').body,
    mostRequests: triesOfOne,
  },
  {
    name: 'Nominatim: look up',
    call: (NOMINATIM_URL, parts) =>
      siteGeocoder({ ...parts, settings: settings({ NOMINATIM_URL }) }).lookUp(['node/315636837']),
    good: recordedAnswer('nominatim', 'lookup-three').body,
    mostRequests: triesOfOne,
  },
  {
    name: 'OSRM: routes',
    call: (OSRM_URL, parts) =>
      siteRoutes({ ...parts, settings: settings({ OSRM_URL }) })(vaduz, [vaduz, vaduz, vaduz]),
    good: recordedAnswer('osrm', 'ok-one-to-many').body,
    mostRequests: triesOfOne,
  },
  {
    name: 'OSRM: a drive',
    call: async (OSRM_URL, parts) =>
      siteDrives({ ...parts, settings: settings({ OSRM_URL }) })?.(vaduz, vaduz),
    good: recordedAnswer('osrm', 'route.from-documentation').body,
    mostRequests: 1,
  },
  {
    name: 'Nominatim: search',
    call: (NOMINATIM_URL, parts) =>
      siteGeocoder({ ...parts, settings: settings({ NOMINATIM_URL }) }, { isAwaited: true }).search('Vaduz'),
    good: recordedAnswer('nominatim', 'search.from-documentation').body,
    mostRequests: triesOfOne,
  },
  {
    name: 'MOTIS: connections',
    call: async (TRANSIT_URL, parts) =>
      siteConnections({ ...parts, settings: settings({ TRANSIT_URL }) })?.(vaduz, vaduz, new Date()),
    good: recordedAnswer('motis', 'plan.from-documentation').body,
    mostRequests: 1,
  },
  {
    name: 'Open-Meteo: past years',
    call: async (WEATHER_URL, parts) =>
      siteWeather({ ...parts, settings: settings({ WEATHER_URL }) })?.(vaduz, { first: 2016, last: 2025 }),
    good: recordedAnswer('open-meteo', 'three-days-bergen').body,
    mostRequests: 2,
  },
  {
    name: 'Unsplash: search',
    call: (UNSPLASH_URL, parts) =>
      unsplashClient({ ...parts, settings: settings({ UNSPLASH_URL }) }, 'k').search('zoo'),
    good: JSON.stringify({ results: [anUnsplashPhoto()] }),
    mostRequests: triesOfOne,
  },
  {
    name: 'Unsplash: find',
    call: (UNSPLASH_URL, parts) =>
      unsplashClient({ ...parts, settings: settings({ UNSPLASH_URL }) }, 'k').find('Dwu85P9SOIk'),
    good: JSON.stringify(anUnsplashPhoto()),
    mostRequests: triesOfOne,
  },
  {
    name: 'Wikimedia Commons: describe',
    call: (WIKIMEDIA_URL, parts) =>
      commonsClient({ ...parts, settings: settings({ WIKIMEDIA_URL }) }).find({
        titles: ['File:A.jpg'],
        items: [],
      }),
    good: JSON.stringify({ query: { pages: [{ title: 'File:A.jpg', imageinfo: [commonsImageInfo] }] } }),
    mostRequests: triesOfOne,
  },
  {
    name: 'Wikidata: pictures',
    call: (WIKIDATA_URL, parts) =>
      commonsClient({ ...parts, settings: settings({ WIKIDATA_URL }) }).find({ titles: [], items: ['Q1'] }),
    good: JSON.stringify({ entities: { Q1: { id: 'Q1', missing: '' } }, success: 1 }),
    mostRequests: triesOfOne,
  },
  {
    name: 'Wikimedia Commons: find photos',
    call: (WIKIMEDIA_URL, parts) =>
      photoFinder({ ...parts, settings: settings({ WIKIMEDIA_URL }) }).find([
        { placeId: 1, titles: ['File:A.jpg'], items: [], categories: [] },
      ]),
    good: JSON.stringify({ query: { pages: [{ title: 'File:A.jpg', imageinfo: [commonsImageInfo] }] } }),
    mostRequests: triesOfOne,
  },
  {
    name: 'Wikidata: find photos',
    call: (WIKIDATA_URL, parts) =>
      photoFinder({ ...parts, settings: settings({ WIKIDATA_URL }) }).find([
        { placeId: 1, titles: [], items: ['Q1'], categories: [] },
      ]),
    good: JSON.stringify({ entities: { Q1: { id: 'Q1', missing: '' } }, success: 1 }),
    mostRequests: triesOfOne,
  },
]
