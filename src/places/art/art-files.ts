const drawings = import.meta.glob<string>('./scenes/*.svg', { query: '?raw', import: 'default', eager: true })

const files = new Map(
  Object.entries(drawings).map(([path, svg]) => [path.slice('./scenes/'.length, -'.svg'.length), svg]),
)

/**
 * The SVG document of a drawing ('zoo-giraffe', 'hero'), or undefined; its shapes are the element `#a`, its colours the
 * custom properties of `places.css`. For the server only: a browser asks for `artAddress(name)`.
 */
export const artFile = (name: string): string | undefined => files.get(name)

export const artNames: readonly string[] = [...files.keys()]
