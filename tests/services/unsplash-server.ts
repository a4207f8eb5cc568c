import { readFileSync } from 'node:fs'
import { localService } from './local-service.ts'

const fixture = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../fixtures/services/unsplash/${name}.from-documentation.json`, import.meta.url),
      'utf8',
    ),
  )

/** The photo of Unsplash's documentation, under an id of one's own. */
export function anUnsplashPhoto(fields: { id?: string; user?: object; urls?: object } = {}) {
  const [photo] = fixture('search-photos').response.bodyJson.results
  const { id = photo.id } = fields
  const download_location = `https://api.unsplash.com/photos/${id}/download?ixid=M3w`
  return { ...photo, ...fields, id, links: { ...photo.links, download_location } }
}

type Refusal = 'rate-limited' | 'bad-key'

/** An Unsplash that knows these photos and finds all of them; or refuses everything. */
export async function unsplashServer(photos: { id: string }[], { refusal }: { refusal?: Refusal } = {}) {
  const cases: { name: string; status: number; contentType: string; body: string }[] = fixture('errors').cases
  const refused = (name: string) => {
    const found = cases.find((one) => one.name === name)
    if (!found) throw new Error(`No recorded refusal is called ${name}`)
    return { status: found.status, headers: { 'Content-Type': found.contentType }, body: found.body }
  }
  return localService(({ pathname }) => {
    if (refusal) return refused(refusal)
    if (pathname === '/search/photos')
      return { body: JSON.stringify({ total: photos.length, total_pages: 1, results: photos }) }
    const [, , id, isDownload] = pathname.split('/')
    const photo = photos.find((one) => one.id === id)
    if (!photo) return refused('not-found')
    return { body: JSON.stringify(isDownload ? { url: 'https://images.unsplash.com/x' } : photo) }
  })
}
