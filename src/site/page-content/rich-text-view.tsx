import { Fragment, type ReactNode } from 'react'
import { EmailButton, EmailInText, emailPlaceholder } from './email-in-text.tsx'
import type { Block, ListItem, Run } from './rich-text.ts'

interface RichTextProps {
  blocks: readonly Block[]
  email: string
  /** Of the heading that the text stands under; its own are smaller. */
  level: number
}

/** Headings, paragraphs and lists of an information page. Addresses of links are those that the server allowed. */
export const RichText = ({ blocks, email, level }: RichTextProps) =>
  inOrder(blocks, (block) => {
    if (block.kind === 'list') return <List items={block.items} email={email} />
    const words = <Runs runs={block.runs} email={email} />
    if (block.kind === 'paragraph')
      return isEmailAlone(block.runs) ? (
        <EmailButton email={email} />
      ) : (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      )
    const Heading = headings[level + block.rank - 2] ?? 'h6'
    return (
      <Heading className={`${headingSizes[block.rank - 1] ?? ''} mt-2 leading-snug [overflow-wrap:anywhere]`}>
        {words}
      </Heading>
    )
  })

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
const headingSizes = ['text-[1.375rem]', 'text-[1.1875rem]']

const isEmailAlone = ([run, next]: readonly Run[]) =>
  run?.text.trim() === emailPlaceholder && !run.href && next === undefined

type ListProps = { items: readonly ListItem[]; email: string }

/** Items that lie deeper belong to the item before them. */
function List({ items, email }: ListProps) {
  const [first] = items
  const groups: { item: ListItem; deeper: ListItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && first && item.depth > first.depth) last.deeper.push(item)
    else groups.push({ item, deeper: [] })
  }
  const entries = inOrder(groups, ({ item, deeper }) => (
    <li className="whitespace-pre-line pl-1 [overflow-wrap:anywhere]">
      <Runs runs={item.runs} email={email} />
      {deeper.length > 0 && <List items={deeper} email={email} />}
    </li>
  ))
  return first?.number === null ? (
    <ul className="grid list-disc gap-1.5 pl-6">{entries}</ul>
  ) : (
    <ol start={first?.number} className="grid list-decimal gap-1.5 pl-6">
      {entries}
    </ol>
  )
}

/** Pieces of one link become one link. */
const Runs = ({ runs, email }: { runs: readonly Run[]; email: string }) =>
  inOrder(linksOf(runs), ({ href, pieces }) =>
    href ? (
      <a href={href} className="underlined">
        {inOrder(pieces, (run) => styled(run, run.text.replaceAll(emailPlaceholder, email)))}
      </a>
    ) : (
      inOrder(pieces, (run) => styled(run, <EmailInText text={run.text} email={email} />))
    ),
  )

type Link = { href: string | undefined; pieces: Run[] }

function linksOf(runs: readonly Run[]): Link[] {
  const links: Link[] = []
  for (const run of runs) {
    const last = links.at(-1)
    if (last && last.href === run.href) last.pieces.push(run)
    else links.push({ href: run.href, pieces: [run] })
  }
  return links
}

function styled({ isBold, isItalic }: Run, text: ReactNode) {
  const slanted = isItalic ? <em>{text}</em> : text
  return isBold ? <strong>{slanted}</strong> : slanted
}

/** Pieces of a text never change their order. */
const inOrder = <Piece,>(pieces: readonly Piece[], show: (piece: Piece) => ReactNode) =>
  pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as said above
    <Fragment key={index}>{show(piece)}</Fragment>
  ))
