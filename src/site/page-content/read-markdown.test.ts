import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedLink, readMarkdown } from './read-markdown.ts'
import type { Block, Run } from './rich-text.ts'

const text = (words: string) => ({ kind: 'paragraph', runs: [{ text: words }] })

test('headings, paragraphs, bold, italics, links and lists are read', () => {
  expect(
    readMarkdown(
      '## Why\n\nA **bold *and slanted*** word,\nthen [a *link*](/about).\n\n- one\n  1. inner\n- two\n\n### Else\n\nEnd',
    ),
  ).toEqual([
    { kind: 'heading', rank: 1, runs: [{ text: 'Why' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'bold ', isBold: true },
        { text: 'and slanted', isBold: true, isItalic: true },
        { text: ' word,' },
        { text: '\n' },
        { text: 'then ' },
        { text: 'a ', href: '/about' },
        { text: 'link', isItalic: true, href: '/about' },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      items: [
        { depth: 0, number: null, runs: [{ text: 'one' }] },
        { depth: 1, number: 1, runs: [{ text: 'inner' }] },
        { depth: 0, number: null, runs: [{ text: 'two' }] },
      ],
    },
    { kind: 'heading', rank: 2, runs: [{ text: 'Else' }] },
    text('End'),
  ])
})

test('numbers go on from the first; paragraphs of an item are its lines', () => {
  expect(readMarkdown('3. three\n\n   more\n7. four')).toEqual([
    {
      kind: 'list',
      items: [
        { depth: 0, number: 3, runs: [{ text: 'three' }, { text: '\n' }, { text: 'more' }] },
        { depth: 0, number: 4, runs: [{ text: 'four' }] },
      ],
    },
  ])
})

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp; &#106;',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](https:///evil.example)',
  '[x](elsewhere)',
  '`code`',
])('%s is shown as it was typed', (source) => {
  expect(readMarkdown(source)).toEqual([text(source)])
})

test('a backslash keeps a sign from meaning anything', () => {
  expect(readMarkdown('\\# 5 \\* 3')).toEqual([text('# 5 * 3')])
})

test('a link without words shows its address', () => {
  expect(readMarkdown('[](https://example.com/)')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'https://example.com/', href: 'https://example.com/' }] },
  ])
})

test.each(['[words]()', '[words]( )'])('of %s, which leads nowhere, the words are shown', (source) => {
  expect(readMarkdown(source)).toEqual([text('words')])
})

test('lists so deep that nobody can read them are left as they were typed', () => {
  expect(readMarkdown(`${'- '.repeat(8)}x`)?.length).toBe(1)
  expect(readMarkdown('- '.repeat(25_000))).toBeUndefined()
})

test('texts made to be hostile are read in about the time of plain ones of the same length', () => {
  const length = 50_000
  const time = (source: string) => {
    const start = performance.now()
    readMarkdown(source.repeat(length).slice(0, length))
    return performance.now() - start
  }
  time('A plain sentence. ')
  const plain = Math.max(time('*a* [b](/c)\n\n'), 10)
  for (const bomb of [
    '*',
    '*a **b ',
    '_a __b_ ',
    '[',
    '[a](',
    '[a](b ',
    '[a](<',
    '\\',
    '[x]("',
    '(',
    '\n- ',
    '#',
    '1. ',
  ])
    expect(time(bomb), bomb).toBeLessThan(plain * 50)
})

test('whatever is written, links lead where they may, and no word is lost', () => {
  const pieces = constantFrom(
    ...[
      '*',
      '**',
      '_',
      '[',
      ']',
      '(',
      ')',
      '](',
      '<',
      '>',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '# ',
      '  ',
      '\\',
      '\t',
      ':',
      '/',
    ],
    ...[
      'javascript:',
      'data:',
      'https://',
      'mailto:',
      '//',
      '&#x6a;',
      '&colon;',
      '<script>',
      '"',
      'word',
      'ä',
      '\u0000',
    ],
  )
  const hostile = array(pieces.map(String), { maxLength: 60 }).map((parts) => parts.join(''))
  const check = (source: string) => {
    const blocks = readMarkdown(source)
    if (!blocks) return
    const runs = blocks.flatMap(runsOf)
    for (const { href } of runs)
      if (href !== undefined) {
        expect(isAllowedLink(href)).toBe(true)
        const { protocol, origin } = new URL(href, 'https://guide.example')
        expect(['http:', 'https:', 'mailto:']).toContain(protocol)
        if (href.startsWith('/')) expect(origin).toBe('https://guide.example')
      }
    // A link may have a title, which is not shown.
    if (!source.includes('](')) expect(count(runs.map((run) => run.text).join(''))).toBe(count(source))
  }
  assert(property(hostile, check), { numRuns: 3000 })
  assert(property(string({ unit: 'binary', maxLength: 200 }), check))
})

const count = (source: string) => (source.match(/word/g) ?? []).length

const runsOf = (block: Block): readonly Run[] =>
  block.kind === 'list' ? block.items.flatMap(({ runs }) => runs) : block.runs
