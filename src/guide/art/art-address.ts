/** A hash of all drawings, so that browsers may keep them for ever; a test holds it against the files. */
export const artVersion = '16c3f4d3'

/**
 * Where the drawing of that name is: 'zoo-giraffe', 'hero'. In a browser in the file that the server has made of the page's first
 * drawings, where it is one of them; on the server, which gathers them afterwards, always in its own.
 */
export function artAddress(name: string): string {
  const [sheet, ...names] = globalThis.document?.documentElement.dataset.art?.split(' ') ?? []
  return names.includes(name) ? `${sheet}#${name}` : `/art/${name}.svg?v=${artVersion}#a`
}
