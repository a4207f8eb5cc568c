import { ProviderError } from '../../../outgoing/provider-error.ts'
import { JsonError, jsonItems } from '../../../platform/files/json-items.ts'
import type { OsmElement, OsmTags } from './osm-element.ts'
import { type Outline, outlineOf } from './osm-outline.ts'
import { dateOf } from './osm-place.ts'

export type OverpassFrame = {
  /** The moment whose data this is; undefined when the answer does not say. */
  asOf: Date | undefined
}

/** The server ran out of time or memory: a smaller area may do. */
export class OverpassGaveUp extends ProviderError {
  constructor(remark: string) {
    super('unreadable', `The server gave up: ${remark}`)
  }
}

/**
 * Reads an answer of the Overpass API, handing over its elements one by one. Throws ProviderError, of kind
 * 'unreadable', with the place of the fault: then what was handed over must not be used.
 */
export function readOverpassAnswer(bytes: Buffer, visit: (element: OsmElement) => void): OverpassFrame {
  const elements = overpassElements(bytes)
  for (;;) {
    const { value, done } = elements.next()
    if (done) return value
    visit(value)
  }
}

/** The same for who wants to pause between two elements. */
export const overpassElements = (bytes: Buffer): Generator<OsmElement, OverpassFrame, void> =>
  answered(bytes, elementOf)

export type OutlinedElement = OsmElement & { outline?: Outline }

/** The same with the outlines of areas, where they were asked for. */
export const outlinedElements = (bytes: Buffer): Generator<OutlinedElement, OverpassFrame, void> =>
  answered(bytes, (item, path) => {
    const element = elementOf(item, path)
    const outline = element && outlineOf(item)
    return outline ? { ...element, outline } : element
  })

/** Undefined for what is passed over. */
type ReadItem<Element> = (item: unknown, path: string) => Element | undefined

function* answered<Element>(bytes: Buffer, read: ReadItem<Element>): Generator<Element, OverpassFrame, void> {
  const start = bytes
    .toString('utf8', 0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (start === '') throw unreadable('It is empty.')
  if (start.startsWith('<')) throw unreadable(describeMarkup(bytes.toString('utf8', 0, 20_000)))
  const json = bytes.indexOf('\ufeff') === 0 ? bytes.subarray(3) : bytes
  const frame = yield* elementsIn(json, read)
  if (!isObject(frame)) throw unreadable('$ should be an object with the list "elements".')
  const remark = frame.remark
  // Overpass answers 200 with a remark when it ran out of time or memory; what came before is only a part.
  if (typeof remark === 'string' && !remark.startsWith('runtime remark')) throw new OverpassGaveUp(remark)
  if (!Array.isArray(frame.elements)) throw unreadable('$.elements should be a list.')
  const base = isObject(frame.osm3s) ? frame.osm3s.timestamp_osm_base : undefined
  return { asOf: typeof base === 'string' ? dateOf(base) : undefined }
}

function* elementsIn<Element>(bytes: Buffer, read: ReadItem<Element>): Generator<Element, unknown, void> {
  const items = jsonItems(bytes, 'elements')
  for (let index = 0; ; index++) {
    const { value, done } = next(items)
    if (done) return value
    const element = read(value, `$.elements[${index}]`)
    if (element) yield element
  }
}

function next(items: Generator<unknown, unknown, void>) {
  try {
    return items.next()
  } catch (error) {
    if (error instanceof JsonError) throw unreadable(error.message, error)
    throw error
  }
}

/** Undefined for what is no element of the map, such as the line that `out count` adds. */
function elementOf(item: unknown, path: string): OsmElement | undefined {
  if (!isObject(item)) throw unreadable(`${path} should be an object.`)
  const { type, id, tags = {}, timestamp, version } = item
  if (type === 'count' || type === 'area') return undefined
  if (type !== 'node' && type !== 'way' && type !== 'relation')
    throw unreadable(`${path}.type should be node, way or relation, not ${short(type)}.`)
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1)
    throw unreadable(`${path}.id should be a positive whole number, not ${short(id)}.`)
  const element: OsmElement = { type, id, ...positionOf(item, path), tags: tagsOf(tags, `${path}.tags`) }
  // Who edited it is left behind on purpose, and so are the outlines' nodes.
  if (typeof timestamp === 'string') element.timestamp = timestamp
  if (typeof version === 'number') element.version = version
  return element
}

function positionOf(item: Record<string, unknown>, path: string): Pick<OsmElement, 'lat' | 'lon'> {
  const { center } = item
  if (center !== undefined && !isObject(center)) throw unreadable(`${path}.center should be an object.`)
  const [point, pointPath] = isObject(center) ? [center, `${path}.center`] : [item, path]
  const { lat, lon } = point
  if (lat === undefined && lon === undefined) return {}
  for (const [key, value] of Object.entries({ lat, lon })) {
    if (typeof value !== 'number')
      throw unreadable(`${pointPath}.${key} should be a number, not ${short(value)}.`)
  }
  return { lat: Number(lat), lon: Number(lon) }
}

function tagsOf(tags: unknown, path: string): OsmTags {
  if (!isObject(tags)) throw unreadable(`${path} should be an object, not ${short(tags)}.`)
  for (const key in tags) {
    if (typeof tags[key] !== 'string')
      throw unreadable(`${path}['${key}'] should be a text, not ${short(tags[key])}.`)
  }
  return tags as OsmTags
}

const entities: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

function describeMarkup(markup: string): string {
  if (/^\s*(<\?xml[^>]*>)?\s*<osm\b/.test(markup))
    return 'It is OpenStreetMap XML. Ask for JSON, with [out:json].'
  const text = textOfPage(markup)
  return `It is a web page, not JSON${text ? `; it says: ${text}` : ''}`
}

/** What an error page of the server says; undefined when it says nothing that we know how to find. */
export function textOfPage(markup: string): string | undefined {
  const said =
    /Error<\/strong>:\s*([\s\S]*?)<\/p>/.exec(markup)?.[1] ?? /<title>([\s\S]*?)<\/title>/i.exec(markup)?.[1]
  return said
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const short = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 40)

const unreadable = (message: string, cause?: unknown) => new ProviderError('unreadable', message, { cause })
