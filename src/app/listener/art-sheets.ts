import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { artVersion } from '../../guide/art/art-address.ts'
import type { PagesOf } from '../rendering/rendered-page.ts'
import { type StaticFile, staticFile } from './static-files.ts'

/** About those that are in sight at first: each further one is a file of its own, and comes when it comes into sight. */
const most = 10

const ownAddress = new RegExp(`(?<=href=")/art/([\\w-]+)\\.svg\\?v=${artVersion}#a(?=")`, 'g')

/** The first drawings of a page as one file: as one each they would be half of the requests of a first visit. */
export class ArtSheets {
  private readonly folder: string
  private readonly names: readonly string[]
  private readonly made = new LRUCache<string, StaticFile>({ max: 100 })

  /** `folder` holds the drawings, each an .svg with its shapes in `<g id="a">`. */
  constructor(folder: string) {
    this.folder = folder
    const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
    this.names = files.map((name) => name.slice(0, -'.svg'.length)).toSorted()
  }

  /** Pages that point at such files. */
  of(pagesOf: PagesOf): PagesOf {
    return (api, settings) => {
      const render = pagesOf(api, settings)
      return async (url) => {
        const page = await render(url)
        return { ...page, html: this.gathered(page.html) }
      }
    }
  }

  /** The page says which drawings its file holds, so that its code asks for no others (`artAddress`). */
  gathered(html: readonly string[]): readonly string[] {
    const shown = new Set(
      html.flatMap((piece) => Array.from(piece.matchAll(ownAddress), ([, name = '']) => name)),
    )
    const names = [...shown].filter((name) => this.names.includes(name)).slice(0, most)
    if (names.length < 2) return html
    // In one order, so that pages with the same drawings share a file.
    const codes = names.map((name) => codeOf(this.names.indexOf(name))).toSorted()
    const address = `/art/of/${codes.join('')}.svg?v=${artVersion}`
    const gather = (own: string, name: string) => (names.includes(name) ? `${address}#${name}` : own)
    return html.map((piece) =>
      piece
        .replaceAll(ownAddress, gather)
        .replace(/<html[^>]*/, (tag) => `${tag} data-art="${address} ${names.join(' ')}"`),
    )
  }

  /** The file of that path; none where it is not as a page would name it. */
  file(path: string): StaticFile | undefined {
    const [, codes] = /^\/art\/of\/((?:[\da-z]{2})+)\.svg$/.exec(path) ?? []
    if (!codes || codes.length > most * 2) return undefined
    const made = this.made.get(path)
    if (made) return made
    const asked = codes.match(/../g) ?? []
    const names = asked.map((code) => this.names[Number.parseInt(code, 36)])
    const isOrdered = asked.every((code, at) => at === 0 || code > (asked[at - 1] ?? ''))
    if (!isOrdered || names.includes(undefined)) return undefined
    const bytes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => this.shapes(name ?? '')).join('')}</svg>`,
    )
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    const file = staticFile(path, brotli, true)
    this.made.set(path, file)
    return file
  }

  private shapes(name: string): string {
    const drawing = readFileSync(join(this.folder, `${name}.svg`), 'utf8')
    const shapes = drawing.slice(drawing.indexOf('<g id="a">'), drawing.lastIndexOf('</svg>'))
    return shapes.replace('<g id="a">', `<g id="${name}">`)
  }
}

/** By its place among all: two letters, which the version in the address keeps the meaning of. */
const codeOf = (at: number) => at.toString(36).padStart(2, '0')
