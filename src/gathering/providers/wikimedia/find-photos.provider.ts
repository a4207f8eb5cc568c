import { askService } from '../../../outgoing/ask-service.provider.ts'
import type { AskOptions } from '../../../outgoing/service.ts'
import type { CommonsPhoto } from './commons-photo.schema.ts'
import type { Naming } from './naming.ts'
import type { TruePhoto } from './true-photo.ts'
import {
  categoryReader,
  fileReader,
  type Item,
  itemReader,
  type WikimediaParts,
} from './wikimedia-reader.provider.ts'
import { patientWikimedia } from './wikimedia-service.ts'

export type PhotoFinder = {
  /** By the place's id, its photos that may be used, the best first. @throws ProviderError */
  find: (places: readonly Naming[], options?: AskOptions) => Promise<Map<number, CommonsPhoto[]>>
  /** The bytes of one, at most 1280 pixels wide. @throws ProviderError */
  download: (photo: CommonsPhoto, options?: AskOptions) => Promise<Buffer>
}

/** Of a place that has so many good ones the category is not asked for. */
const enough = 3
const mostBytes = 20 * 1024 * 1024

/** Photos of places, by what the map and Wikidata name: two questions for fifty places, and one for each category. */
export function photoFinder(parts: WikimediaParts): PhotoFinder {
  const [readItems, readFiles, readCategory] = [itemReader(parts), fileReader(parts), categoryReader(parts)]
  const askForFile = askService(parts, patientWikimedia(parts.settings.WIKIMEDIA_URL, mostBytes))
  return {
    find: async (places, options) => {
      const items = await readItems(unique(places.flatMap((place) => place.items)), options)
      const named = places.map((place) => withItems(place, items))
      const files = await readFiles(unique(named.flatMap(({ titles }) => titles)), options)
      const byPlace = new Map<number, CommonsPhoto[]>()
      for (const { placeId, titles, category } of named) {
        const photos = titles.flatMap((title) => files.get(title) ?? [])
        const isEnough = photos.filter(({ grade }) => grade === 'good').length >= enough
        if (category && !isEnough) photos.push(...(await readCategory(category, options)))
        byPlace.set(placeId, bestFirst(photos))
      }
      return byPlace
    },
    download: async ({ thumbUrl }, options) =>
      (await askForFile({ url: new URL(thumbUrl), headers: { Accept: 'image/*' } }, options)).body,
  }
}

/** What Wikidata names comes first: somebody chose it to stand for the place. */
function withItems({ placeId, titles, categories, items }: Naming, known: ReadonlyMap<string, Item>) {
  const ofItems = items.flatMap((id) => known.get(id) ?? [])
  const [category] = [...categories, ...ofItems.flatMap((item) => item.categories)]
  return { placeId, titles: unique([...ofItems.flatMap((item) => item.titles), ...titles]), category }
}

function bestFirst(photos: readonly TruePhoto[]): CommonsPhoto[] {
  const ordered = photos.toSorted((a, b) => Number(b.grade === 'good') - Number(a.grade === 'good'))
  return [...new Map(ordered.map(({ photo }) => [photo.pageUrl, photo])).values()]
}

const unique = (values: readonly string[]) => [...new Set(values)]
