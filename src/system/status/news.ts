import type { Status } from './status.schema.ts'

/** The newest section of a changelog: its groups (`**For families**`) with their points, as plain text. */
export function newsOf(changelog: string): Status['news'] {
  const [, newest = ''] = changelog.split(/^## /m)
  const groups = newest.split(/^\*\*(?=.*\*\*$)/m).slice(1)
  return groups.map((group) => {
    const [title = '', ...lines] = group.split('\n')
    const items = lines.join('\n').split(/^- /m).slice(1)
    return { title: title.replaceAll('*', '').trim(), items: items.map(plain) }
  })
}

const plain = (item: string): string =>
  item
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
