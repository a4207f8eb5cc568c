import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageRequest } from '../../web/page-request.ts'

/** Some thousand cards. */
const mostCharacters = 5_000_000

const keptParts = new LRUCache<string, string>({
  maxSize: mostCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** The page with the kept parts that it shows, in pieces. `around` gives a part what it finds around it on the page. */
export function withKeptParts(
  html: string,
  parts: PageRequest['parts'],
  around: (part: ReactElement) => ReactElement,
): string[] {
  const [beginning = '', ...rest] = html.split('<kept-part></kept-part>')
  if (rest.length !== parts.length) throw new Error(`${rest.length} places for ${parts.length} kept parts`)
  const kept = parts.map(({ key, part }) => keptParts.get(key) ?? keep(key, renderToString(around(part))))
  return [beginning, ...rest.flatMap((piece, at) => [kept[at] ?? '', piece])]
}

function keep(key: string, rendered: string): string {
  // In one piece: the pieces that React put it together from would take several times the memory.
  const html = Buffer.from(rendered).toString()
  keptParts.set(key, html)
  return html
}
