import { z } from 'zod'
import { categoryOf, titleOf } from '../../../guide/photos/named-pictures.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import type { AskOptions } from '../../../outgoing/service.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { AnyFilePage, EntitiesAnswer, type FilePage, statedValues } from './commons-photo.schema.ts'
import { type TruePhoto, truePhotoOf } from './true-photo.ts'
import { questionOf, read } from './wikimedia-question.ts'
import { patientWikimedia } from './wikimedia-service.ts'

export type WikimediaParts = OutgoingParts & { settings: Pick<Settings, 'WIKIMEDIA_URL' | 'WIKIDATA_URL'> }

/** The pictures and categories that an item of Wikidata names, as Commons writes their titles. */
export type Item = { titles: string[]; categories: string[] }

/** As many ids or titles as the API takes in one question. */
const mostOfQuestion = 50
// One of the widths that Wikimedia keeps ready.
const width = 1280
// Not now, if the databases are five seconds behind: people come first.
const politely = { maxlag: '5' }
const megabyte = 1024 * 1024

const aboutFiles = {
  ...{ action: 'query', prop: 'imageinfo', iiprop: 'url|size|mime|extmetadata', iiurlwidth: String(width) },
  ...{ iiextmetadatafilter: 'Artist|LicenseShortName|ImageDescription|Categories', ...politely },
}

/** By their ids; those that are not there are left out. @throws ProviderError, as all of these */
export function itemReader(parts: WikimediaParts) {
  const { WIKIDATA_URL } = parts.settings
  const ask = askService(parts, patientWikimedia(WIKIDATA_URL, 32 * megabyte))
  return async (ids: readonly string[], options?: AskOptions): Promise<Map<string, Item>> => {
    const items = new Map<string, Item>()
    for (const some of inQuestions(ids)) {
      const query = { action: 'wbgetentities', props: 'claims', ids: some.join('|'), ...politely }
      const answer = await ask({ url: questionOf(WIKIDATA_URL, query) }, options)
      for (const [id, { claims }] of Object.entries(read(answer, EntitiesAnswer).entities))
        items.set(id, {
          titles: statedValues(claims?.P18).flatMap((name) => titleOf(`File:${name}`) ?? []),
          categories: statedValues(claims?.P373).flatMap((name) => categoryOf(`Category:${name}`) ?? []),
        })
    }
    return items
  }
}

const steps = z.array(z.object({ from: z.string(), to: z.string() })).default([])

const FilesAnswer = z.object({
  query: z.object({ normalized: steps, redirects: steps, pages: z.array(AnyFilePage) }),
})

const NoFiles = z
  .object({ batchcomplete: z.literal(true), query: z.never().optional() })
  .transform(() => ({ query: { pages: [] as FilePage[] } }))

/** True photos, by the titles that were asked for. */
export function fileReader(parts: WikimediaParts) {
  const { WIKIMEDIA_URL } = parts.settings
  const ask = askService(parts, patientWikimedia(WIKIMEDIA_URL, 4 * megabyte))
  return async (titles: readonly string[], options?: AskOptions): Promise<Map<string, TruePhoto>> => {
    const files = new Map<string, TruePhoto>()
    for (const some of inQuestions(titles)) {
      const url = questionOf(WIKIMEDIA_URL, { ...aboutFiles, titles: some.join('|'), redirects: '1' })
      const { query } = read(await ask({ url }, options), FilesAnswer)
      const found = new Map(query.pages.flatMap(photoOf).map((one) => [one.photo.title, one]))
      for (const title of some) {
        const photo = found.get(followed(followed(title, query.normalized), query.redirects))
        if (photo) files.set(title, photo)
      }
    }
    return files
  }
}

/** The good photos among a category's first fifty files. */
export function categoryReader(parts: WikimediaParts) {
  const { WIKIMEDIA_URL } = parts.settings
  const ask = askService(parts, patientWikimedia(WIKIMEDIA_URL, 4 * megabyte))
  return async (category: string, options?: AskOptions): Promise<TruePhoto[]> => {
    const members = { generator: 'categorymembers', gcmtitle: category, gcmtype: 'file' }
    const query = { ...aboutFiles, ...members, gcmlimit: String(mostOfQuestion) }
    const answer = await ask({ url: questionOf(WIKIMEDIA_URL, query) }, options)
    const { pages } = read(answer, FilesAnswer.or(NoFiles)).query
    return pages.flatMap(photoOf).filter(({ grade }) => grade === 'good')
  }
}

const photoOf = (page: FilePage): TruePhoto[] => [truePhotoOf(page) ?? []].flat()

const followed = (title: string, all: readonly { from: string; to: string }[]) =>
  all.find(({ from }) => from === title)?.to ?? title

const inQuestions = (values: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / mostOfQuestion) }, (_, nr) =>
    values.slice(nr * mostOfQuestion, (nr + 1) * mostOfQuestion),
  )
