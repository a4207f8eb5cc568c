import type { NamedPictures } from '../../../guide/photos/named-pictures.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import type { Service } from '../../../outgoing/service.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import {
  type CommonsPhoto,
  commonsPhotoOf,
  EntitiesAnswer,
  ImageInfoAnswer,
  statedValues,
} from './commons-photo.schema.ts'
import { questionOf, read } from './wikimedia-question.ts'

/** Beside an editor who waits: no second try, and one question after the other. */
const wikimediaService = (baseUrl: string, maxBytes: number): Service => ({
  name: 'wikimedia',
  title: 'Wikimedia',
  baseUrl,
  otherHosts: ['upload.wikimedia.org'],
  gapMs: 100,
  timeoutMs: 20_000,
  maxBytes,
  retry: { busyMs: [], failedMs: [] },
})

// Of the widths that Wikimedia keeps ready: others it makes slowly, and not for everybody.
const thumbWidth = 330
const photoWidth = 1920

const megabyte = 1024 * 1024

export type CommonsClient = {
  /** Those of the named pictures that may be used. @throws ProviderError */
  find: (named: NamedPictures) => Promise<CommonsPhoto[]>
  /** One of them with its bytes, at most 1920 pixels wide; undefined as above. @throws ProviderError */
  download: (title: string) => Promise<{ photo: CommonsPhoto; bytes: Buffer } | undefined>
}

type Parts = OutgoingParts & { settings: Pick<Settings, 'WIKIMEDIA_URL' | 'WIKIDATA_URL'> }

export function commonsClient(parts: Parts): CommonsClient {
  const { WIKIMEDIA_URL, WIKIDATA_URL } = parts.settings
  const askCommons = askService(parts, wikimediaService(WIKIMEDIA_URL, 2 * megabyte))
  const askWikidata = askService(parts, wikimediaService(WIKIDATA_URL, 8 * megabyte))
  const askForFile = askService(parts, wikimediaService(WIKIMEDIA_URL, 20 * megabyte))
  const describe = async (titles: string[], width: number) => {
    const url = questionOf(WIKIMEDIA_URL, {
      ...{
        action: 'query',
        prop: 'imageinfo',
        titles: titles.join('|'),
        iiprop: 'url|size|mime|extmetadata',
      },
      ...{ iiurlwidth: String(width), iiextmetadatafilter: 'Artist|LicenseShortName|ImageDescription' },
    })
    const { query } = read(await askCommons({ url }), ImageInfoAnswer)
    return query.pages.flatMap((page) => commonsPhotoOf(page) ?? [])
  }
  const titlesOfItems = async (items: string[]) => {
    const url = questionOf(WIKIDATA_URL, { action: 'wbgetentities', props: 'claims', ids: items.join('|') })
    const { entities } = read(await askWikidata({ url }), EntitiesAnswer)
    return Object.values(entities)
      .flatMap(({ claims }) => statedValues(claims?.P18))
      .map((name) => `File:${name}`)
  }
  return {
    find: async ({ titles, items }) => {
      const ofItems = items.length > 0 ? await titlesOfItems(items) : []
      const all = [...new Set([...titles, ...ofItems])].slice(0, 20)
      return all.length > 0 ? describe(all, thumbWidth) : []
    },
    download: async (title) => {
      const [photo] = await describe([title], photoWidth)
      if (!photo) return undefined
      const { body } = await askForFile({ url: new URL(photo.thumbUrl), headers: { Accept: 'image/*' } })
      return { photo, bytes: body }
    },
  }
}
