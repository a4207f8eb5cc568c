import type { ImportSummary } from './import-summary.ts'

const longestList = 10

/** What a file brought, for people to read. */
export function describeImport(summary: ImportSummary): string {
  const { origin, asOf, elements, refused, starterTwins, gone } = summary
  const refusals = Object.entries(refused)
  const rows: [label: string, count: number][] = [
    ['Added', summary.added],
    ['Changed', summary.changed],
    ['Unchanged', summary.unchanged],
    ['Joined a place that was there', summary.joined],
    ['Refused', refusals.reduce((sum, [, count]) => sum + count, 0)],
    ...refusals.map(([reason, count]): [string, number] => [`  ${reason}`, count]),
    ['Gone, to review', gone.length],
  ]
  return [
    `${origin}: ${elements} elements, data of ${asOf.toISOString().slice(0, 10)}`,
    ...rows.map(([label, count]) => `  ${label.padEnd(44)}${String(count).padStart(7)}`),
    ...listed('In the starter guide before', starterTwins),
    ...listed(
      'Gone',
      gone.map(({ name, slug }) => `${name} (${slug})`),
    ),
    ...suspicion(summary),
  ].join('\n')
}

/** One line for several files. */
export function describeTotal(summaries: readonly ImportSummary[], unread: number): string {
  const sum = (count: (summary: ImportSummary) => number) =>
    summaries.reduce((total, one) => total + count(one), 0)
  const counts = [
    `${sum(({ added }) => added)} added`,
    `${sum(({ changed }) => changed)} changed`,
    `${sum(({ unchanged }) => unchanged)} unchanged`,
    `${sum(({ joined }) => joined)} joined`,
    `${sum(({ refused }) => Object.values(refused).reduce((a, b) => a + b, 0))} refused`,
    `${sum(({ gone }) => gone.length)} gone`,
  ]
  const files = `${summaries.length} ${summaries.length === 1 ? 'file' : 'files'}`
  return `${files} imported: ${counts.join(', ')}.${unread > 0 ? ` ${unread} could not be read.` : ''}`
}

function listed(title: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const more = names.length - longestList
  return [`  ${title}: ${names.slice(0, longestList).join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
}

function suspicion({ elements, added, changed, unchanged, joined, refused }: ImportSummary): string[] {
  const places =
    added +
    changed +
    unchanged +
    joined +
    (refused['older than what is stored'] ?? 0) +
    (refused.blocked ?? 0)
  if (places > 0) return []
  return [
    `  Suspicious: ${elements === 0 ? 'the file is empty' : 'not one element is a place'}. Nothing was concluded from it.`,
  ]
}
