import { localService } from './local-service.ts'

type Picture = {
  title: string
  license?: string
  /** HTML. */
  artist?: string
  description?: string
  /** What its address answers; a path that is not there when undefined. */
  bytes?: Buffer | string
}

type CommonsOptions = {
  /** Titles without 'File:' that P18 of Wikidata's items names. */
  items?: Record<string, string[]>
  /** Where pictures lie; on the server itself unless told otherwise. */
  filesAt?: string
}

/**
 * Wikimedia Commons at /commons and Wikidata at /wikidata, answering in the form that the documentation of MediaWiki's
 * `imageinfo` with `extmetadata` and of Wikibase's `wbgetentities` gives; not recorded.
 */
export async function commonsServer(pictures: Picture[], { items = {}, filesAt }: CommonsOptions = {}) {
  const service = await localService((url, { headers }) => {
    const asked = (name: string) => url.searchParams.get(name)?.split('|') ?? []
    if (url.pathname === '/wikidata')
      return { body: JSON.stringify({ entities: entitiesOf(asked('ids'), items), success: 1 }) }
    if (url.pathname === '/commons') {
      const files = filesAt ?? `http://${headers.host}`
      const pages = asked('titles').map((title, index) => {
        const picture = pictures.find((one) => one.title === title)
        if (!picture) return { ns: 6, title, missing: true }
        const width = Number(url.searchParams.get('iiurlwidth'))
        return { pageid: index, ns: 6, title, imageinfo: [infoOf(picture, files, width)] }
      })
      return { body: JSON.stringify({ batchcomplete: true, query: { pages } }) }
    }
    const name = decodeURIComponent(url.pathname).replace(/^\/\d+\//, 'File:')
    const bytes = pictures.find(({ title }) => title === name)?.bytes
    if (bytes === undefined) return { status: 404, body: '{}' }
    return { body: bytes, headers: { 'Content-Type': 'image/jpeg' } }
  })
  const settings = { WIKIMEDIA_URL: `${service.url}/commons`, WIKIDATA_URL: `${service.url}/wikidata` }
  return { ...service, settings }
}

function infoOf(
  { title, license = 'CC BY-SA 4.0', artist, description }: Picture,
  files: string,
  width: number,
) {
  const name = encodeURIComponent(title.replace('File:', ''))
  const page = `https://commons.wikimedia.org/wiki/${encodeURI(title.replaceAll(' ', '_'))}`
  return {
    ...{ size: 3_216_843, width: 4000, height: 3000 },
    ...{ thumburl: `${files}/${width}/${name}`, thumbwidth: width, thumbheight: (width * 3) / 4 },
    ...{ url: `${files}/4000/${name}`, descriptionurl: page },
    extmetadata: {
      LicenseShortName: { value: license, source: 'commons-desc-page', hidden: '' },
      ...(artist === undefined ? {} : { Artist: { value: artist, source: 'commons-desc-page' } }),
      ...(description === undefined
        ? {}
        : { ImageDescription: { value: description, source: 'commons-desc-page' } }),
    },
  }
}

const entitiesOf = (ids: string[], items: Record<string, string[]>) =>
  Object.fromEntries(
    ids.map((id) => {
      const names = items[id]
      if (!names) return [id, { id, missing: '' }]
      const claims = names.map((value) => ({
        mainsnak: { snaktype: 'value', property: 'P18', datavalue: { value, type: 'string' } },
        ...{ type: 'statement', rank: 'normal' },
      }))
      return [id, { type: 'item', id, claims: claims.length > 0 ? { P18: claims } : [] }]
    }),
  )
