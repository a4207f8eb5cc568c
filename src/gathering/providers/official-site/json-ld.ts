import {
  addValue,
  itemOfTypes,
  propertyName,
  type Room,
  roomOfPage,
  type SiteItem,
  type SiteValue,
} from './site-item.ts'

type Node = Record<string, unknown>
type Reading = { byId: ReadonlyMap<string, Node>; left: number; room: Room }

// What a page may hold of nodes, and how deep one may lie in another: pages that cheat end here.
const mostNodes = 2000
const deepest = 6

/** What the JSON-LD scripts of a page say. Broken ones say nothing, references within the page are followed. */
export function jsonLdItems(scripts: readonly string[], room = roomOfPage()): SiteItem[] {
  const nodes = scripts.flatMap((script) => topNodes(parsed(script), 0))
  const byId = new Map(
    nodes.flatMap((node): [string, Node][] =>
      typeof node['@id'] === 'string' && Object.keys(node).length > 1 ? [[node['@id'], node]] : [],
    ),
  )
  const reading: Reading = { byId, left: mostNodes, room }
  return nodes.flatMap((node) => itemOf(node, reading, 0) ?? [])
}

function parsed(script: string): unknown {
  // Editors of sites wrap scripts in comments for browsers of the last century.
  const text = script.replace(
    /^\s*(?:<!--|\/[/*]\s*<!\[CDATA\[(?:\s*\*\/)?)|(?:-->|\/[/*]\s*\]\]>(?:\s*\*\/)?)\s*$/g,
    '',
  )
  return tryParse(text) ?? tryParse(mended(text))
}

/** What most often breaks it: line breaks within texts, a comma after the last, a semicolon at the end. */
const mended = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u001f\ufeff]+/g, ' ')
    .replace(/,(\s*[\]}])/g, '$1')
    .replace(/;\s*$/, '')

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function topNodes(value: unknown, depth: number): Node[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.slice(0, mostNodes).flatMap((one) => topNodes(one, depth + 1))
  if (!isNode(value)) return []
  return [value, ...topNodes(value['@graph'], depth + 1)]
}

function itemOf(node: Node, reading: Reading, depth: number): SiteItem | undefined {
  const { room } = reading
  if (depth > deepest || reading.left-- <= 0 || room.left <= 0) return undefined
  const item = itemOfTypes(textsIn(node['@type']), room)
  for (const [key, value] of Object.entries(node)) {
    const name = propertyName(key)
    if (name) for (const one of valuesIn(value, reading, depth)) addValue(item, name, one, room)
  }
  return item
}

function valuesIn(value: unknown, reading: Reading, depth: number): SiteValue[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value))
    return depth > deepest
      ? []
      : value.slice(0, mostNodes).flatMap((one) => valuesIn(one, reading, depth + 1))
  if (!isNode(value)) return []
  const held = value['@value'] ?? value['@list'] ?? value['@set']
  if (held !== undefined) return depth > deepest ? [] : valuesIn(held, reading, depth + 1)
  const item = itemOf(referred(value, reading), reading, depth + 1)
  return item ? [item] : []
}

/** The node that a bare `{"@id": …}` stands for; an id that nothing in the page bears is a term, such as a weekday. */
function referred(node: Node, { byId }: Reading): Node {
  const id = node['@id']
  if (typeof id !== 'string' || Object.keys(node).length > 1) return node
  return byId.get(id) ?? { name: id }
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
