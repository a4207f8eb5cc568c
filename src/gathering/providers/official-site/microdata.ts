import type { Token } from 'parse5'
import { addValue, itemOfTypes, propertyName, type Room, type SiteItem } from './site-item.ts'

type Open = {
  tag: string
  /** The item that the element opens. */
  item: SiteItem | undefined
  /** The properties whose value is the text inside. */
  properties: string[]
  text: string
}

const deepest = 256
const mostItems = 500
const mostText = 1000

const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

// The next of them ends the last: pages leave their ends out.
const unended: ReadonlySet<string> = new Set('p li dt dd tr td th option'.split(' '))

/** Reads microdata from tags and texts in their order, without a tree, so that no nesting is too deep for it. */
export class Microdata {
  readonly items: SiteItem[] = []
  readonly #open: Open[] = []
  readonly #room: Room
  /** Elements that lie deeper than is followed. */
  #beyond = 0
  #count = 0

  constructor(room: Room) {
    this.#room = room
  }

  start({ tagName, attrs, selfClosing }: Token.TagToken): void {
    if (unended.has(tagName) && this.#open.at(-1)?.tag === tagName) this.#close()
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
    const named = words(attributes.get('itemprop')).flatMap((name) => propertyName(name) ?? [])
    const names = [...new Set(named)]
    const item = attributes.has('itemscope') ? this.#item(attributes.get('itemtype')) : undefined
    const owner = this.#owner()
    if (item && owner) for (const name of names) addValue(owner, name, item, this.#room)
    else if (item) this.items.push(item)
    const value = item ? undefined : valueIn(tagName, attributes)
    if (owner && value !== undefined) for (const name of names) addValue(owner, name, value, this.#room)
    if (empty.has(tagName) || selfClosing) return
    if (this.#open.length >= deepest) this.#beyond++
    else
      this.#open.push({
        ...{ tag: tagName, item, text: '' },
        properties: item || value !== undefined ? [] : names,
      })
  }

  end(tagName: string): void {
    if (this.#beyond > 0) {
      this.#beyond--
      return
    }
    const at = this.#open.findLastIndex(({ tag }) => tag === tagName)
    if (at < 0) return
    // What was left open inside ends with it.
    while (this.#open.length > at) this.#close()
  }

  text(text: string): void {
    for (const open of this.#open)
      if (open.properties.length > 0 && open.text.length < mostText) open.text += text.slice(0, mostText)
  }

  #close(): void {
    const closed = this.#open.pop()
    const owner = this.#owner()
    const text = closed?.text.replace(/\s+/g, ' ').trim()
    if (closed && owner && text) for (const name of closed.properties) addValue(owner, name, text, this.#room)
  }

  #owner = (): SiteItem | undefined => this.#open.findLast(({ item }) => item)?.item

  #item(types: string | undefined): SiteItem | undefined {
    return this.#count++ < mostItems ? itemOfTypes(words(types), this.#room) : undefined
  }
}

/** The value that an element's attributes hold; undefined where its text is the value. */
function valueIn(tagName: string, attributes: ReadonlyMap<string, string>): string | undefined {
  const content = attributes.get('content')
  if (content !== undefined || tagName === 'meta') return content ?? ''
  if (tagName === 'a' || tagName === 'link' || tagName === 'area') return attributes.get('href') ?? ''
  if (tagName === 'img' || tagName === 'source' || tagName === 'embed') return attributes.get('src') ?? ''
  if (tagName === 'time') return attributes.get('datetime')
  return tagName === 'data' || tagName === 'meter' ? (attributes.get('value') ?? '') : undefined
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)
