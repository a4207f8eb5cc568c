// One file without others: several would need code of their own in what every visitor fetches first.
import MarkdownIt, { type Token } from 'markdown-it/browser'
import type { Block, ListItem, Run } from './rich-text.ts'

const deepest = 20

// What is not named here is text: HTML, pictures, code, quotations.
const markdown = new MarkdownIt('zero', { maxNesting: deepest }).enable([
  ...['heading', 'list', 'link', 'emphasis', 'escape', 'newline'],
])
markdown.validateLink = isAllowedLink

/** Web and mail addresses, and paths of the guide itself. */
export function isAllowedLink(href: string): boolean {
  return /^(https?:\/\/[^/\\]|mailto:.|\/(?![/\\]))/i.test(href)
}

/**
 * Markdown as what is shown of it: headings, paragraphs, lists, links, bold and italics. All else, also links to other than
 * `isAllowedLink`, stays as it was typed. Undefined for what lies deeper in lists than anybody can read, which the parser would
 * leave out. Time grows with the length of the text.
 */
export function readMarkdown(source: string): Block[] | undefined {
  const tokens = markdown.parse(source, {})
  if (tokens.some(({ level }) => level >= deepest - 1)) return undefined
  const blocks: Block[] = []
  const lists: OpenList[] = []
  let items: ListItem[] = []
  for (const [index, token] of tokens.entries()) {
    if (isListStart(token)) {
      if (lists.length === 0) {
        items = []
        blocks.push({ kind: 'list', items })
      }
      lists.push({ next: token.type === 'bullet_list_open' ? null : Number(token.attrGet('start') ?? 1) })
    } else if (isListEnd(token)) lists.pop()
    else if (token.type === 'list_item_open') items.push(nextItem(lists))
    else if (token.type === 'inline') {
      const runs = runsOf(token.children ?? [])
      if (lists.length > 0) appendTo(items.at(-1), runs)
      else if (runs.length > 0) blocks.push(blockOf(tokens[index - 1], runs))
    }
  }
  return ranked(blocks)
}

/** `next` is the number of the next item; null: bullets. */
type OpenList = { next: number | null }

const isListStart = ({ type }: Token) => type === 'bullet_list_open' || type === 'ordered_list_open'
const isListEnd = ({ type }: Token) => type === 'bullet_list_close' || type === 'ordered_list_close'

function nextItem(lists: readonly OpenList[]): ListItem {
  const list = lists.at(-1)
  const number = list?.next ?? null
  if (list && number !== null) list.next = number + 1
  return { depth: lists.length - 1, number, runs: [] }
}

/** Paragraphs of one item follow each other as lines. */
function appendTo(item: ListItem | undefined, runs: readonly Run[]) {
  if (item && item.runs.length > 0) item.runs.push({ text: '\n' })
  item?.runs.push(...runs)
}

const blockOf = (opening: Token | undefined, runs: Run[]): Block =>
  opening?.type === 'heading_open'
    ? { kind: 'heading', rank: Number(opening.tag.slice(1)), runs }
    : { kind: 'paragraph', runs }

function runsOf(pieces: readonly Token[]): Run[] {
  const runs: Run[] = []
  const open = { strong: 0, em: 0 }
  let link: ReturnType<typeof linkTo>
  const write = (text: string) => {
    if (text === '') return
    if (link) link.isEmpty = false
    runs.push({
      text,
      ...(open.strong > 0 && { isBold: true as const }),
      ...(open.em > 0 && { isItalic: true as const }),
      ...(link && { href: link.href }),
    })
  }
  for (const piece of pieces) {
    const { type, content } = piece
    if (type === 'strong_open' || type === 'strong_close') open.strong += piece.nesting
    else if (type === 'em_open' || type === 'em_close') open.em += piece.nesting
    else if (type === 'link_open') link = linkTo(String(piece.attrGet('href')))
    else if (type === 'link_close') {
      // A link without words would be one that nobody sees.
      if (link?.isEmpty) write(link.href)
      link = undefined
    } else write(type === 'softbreak' || type === 'hardbreak' ? '\n' : content)
  }
  return runs
}

/** Of a link that leads nowhere, `[words]()`, the parser makes one to the page itself: its words are shown. */
const linkTo = (href: string) => (href === '' ? undefined : { href, isEmpty: true })

/** However an editor counts them, headings begin at 1 and leave none out. */
function ranked(blocks: readonly Block[]): Block[] {
  const used = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.rank] : [])))].sort()
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, rank: used.indexOf(block.rank) + 1 } : block,
  )
}
