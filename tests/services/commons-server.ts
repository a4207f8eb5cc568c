import { localService } from './local-service.ts'

type Picture = {
  title: string
  license?: string
  /** HTML. */
  artist?: string
  description?: string
  /** Of the original; 4000 × 3000 unless told otherwise. */
  width?: number
  height?: number
  mime?: string
  /** Names of its categories, with bars between them. */
  categories?: string
  /** What its address answers; a path that is not there when undefined. */
  bytes?: Buffer | string
  /** What its address answers with, whatever its bytes. */
  status?: number
}

type CommonsOptions = {
  /** Titles without 'File:' that P18 of Wikidata's items names. */
  items?: Record<string, string[]>
  /** The category on Commons that P373 of an item names, without 'Category:'. */
  categoryOfItem?: Record<string, string>
  /** The titles in a category. */
  members?: Record<string, string[]>
  /** Categories about which it answers what it does not say of itself. */
  broken?: string[]
  /** Categories about which it answers with status 500. */
  failing?: string[]
  /** So many questions are answered first as by a server that lags. */
  lagged?: number
  /** Where pictures lie; on the server itself unless told otherwise. */
  filesAt?: string
}

/**
 * Wikimedia Commons at /commons and Wikidata at /wikidata, answering in the form that the documentation of MediaWiki's
 * `imageinfo` with `extmetadata` and of Wikibase's `wbgetentities` gives; not recorded.
 */
export async function commonsServer(pictures: Picture[], options: CommonsOptions = {}) {
  const { filesAt, members = {} } = options
  let lagged = options.lagged ?? 0
  const service = await localService((url, { headers }) => {
    const asked = (name: string) => url.searchParams.get(name)?.split('|') ?? []
    if (url.searchParams.has('maxlag') && lagged-- > 0) return lag
    if (url.pathname === '/wikidata')
      return { body: JSON.stringify({ entities: entitiesOf(asked('ids'), options), success: 1 }) }
    if (url.pathname === '/commons') {
      const files = filesAt ?? `http://${headers.host}`
      const category = url.searchParams.get('gcmtitle')
      if (category && options.broken?.includes(category)) return { body: '{"servedby":"mw1"}' }
      if (category && options.failing?.includes(category)) return { status: 500, body: '{}' }
      const titles = category ? (members[category] ?? []) : asked('titles')
      if (titles.length === 0) return { body: '{"batchcomplete":true}' }
      const pages = titles.map((title, index) => {
        const picture = pictures.find((one) => one.title === title)
        if (!picture) return { ns: 6, title, missing: true }
        const width = Number(url.searchParams.get('iiurlwidth'))
        return { pageid: index, ns: 6, title, imageinfo: [infoOf(picture, files, width)] }
      })
      return { body: JSON.stringify({ batchcomplete: true, query: { pages } }) }
    }
    const name = decodeURIComponent(url.pathname).replace(/^\/\d+\//, 'File:')
    const { bytes, status } = pictures.find(({ title }) => title === name) ?? {}
    if (status !== undefined) return { status, body: '{}' }
    if (bytes === undefined) return { status: 404, body: '{}' }
    return { body: bytes, headers: { 'Content-Type': 'image/jpeg' } }
  })
  const settings = { WIKIMEDIA_URL: `${service.url}/commons`, WIKIDATA_URL: `${service.url}/wikidata` }
  return { ...service, settings }
}

/** With status 200, as the manual of MediaWiki has it. */
const lag = {
  headers: { 'Retry-After': '5', 'X-Database-Lag': '7' },
  body: JSON.stringify({
    error: {
      code: 'maxlag',
      info: 'Waiting for 10.64.16.7: 7.2 seconds lagged.',
      host: '10.64.16.7',
      lag: 7.2,
    },
  }),
}

function infoOf(picture: Picture, files: string, width: number) {
  const { title, license = 'CC BY-SA 4.0', artist, description, categories } = picture
  const name = encodeURIComponent(title.replace('File:', ''))
  const page = `https://commons.wikimedia.org/wiki/${encodeURI(title.replaceAll(' ', '_'))}`
  return {
    ...{ size: 3_216_843, width: picture.width ?? 4000, height: picture.height ?? 3000 },
    mime: picture.mime ?? 'image/jpeg',
    ...{ thumburl: `${files}/${width}/${name}`, thumbwidth: width, thumbheight: (width * 3) / 4 },
    ...{ url: `${files}/4000/${name}`, descriptionurl: page },
    extmetadata: {
      LicenseShortName: { value: license, source: 'commons-desc-page', hidden: '' },
      ...(categories && { Categories: { value: categories, source: 'commons-categories', hidden: '' } }),
      ...(artist === undefined ? {} : { Artist: { value: artist, source: 'commons-desc-page' } }),
      ...(description === undefined
        ? {}
        : { ImageDescription: { value: description, source: 'commons-desc-page' } }),
    },
  }
}

const entitiesOf = (ids: string[], { items = {}, categoryOfItem = {} }: CommonsOptions) =>
  Object.fromEntries(
    ids.map((id) => {
      const [names, category] = [items[id], categoryOfItem[id]]
      if (!names && !category) return [id, { id, missing: '' }]
      const claims = {
        ...(names?.length && { P18: names.map((value) => claimOf('P18', value)) }),
        ...(category && { P373: [claimOf('P373', category)] }),
      }
      return [id, { type: 'item', id, claims: Object.keys(claims).length > 0 ? claims : [] }]
    }),
  )

const claimOf = (property: string, value: string) => ({
  mainsnak: { snaktype: 'value', property, datavalue: { value, type: 'string' } },
  ...{ type: 'statement', rank: 'normal' },
})
