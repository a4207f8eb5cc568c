import { expect, test } from 'vitest'
import { bold, heading, italic, link, list, type MarkdownEdit } from './markdown-edit.ts'

type Command = (selected: { text: string; start: number; end: number }) => MarkdownEdit

/** Brackets `⟨⟩` stand around what is selected, before and after. */
function edited(command: Command, marked: string): string {
  const start = marked.indexOf('⟨')
  const end = marked.indexOf('⟩') - 1
  const text = marked.replace(/[⟨⟩]/g, '')
  const { from, to, insert, select } = command({ text, start, end })
  const after = text.slice(0, from) + insert + text.slice(to)
  return `${after.slice(0, select[0])}⟨${after.slice(...select)}⟩${after.slice(select[1])}`
}

test.for<[Command, string, string]>([
  [bold, 'a ⟨b⟩ c', 'a **⟨b⟩** c'],
  [bold, 'a **⟨b⟩** c', 'a ⟨b⟩ c'],
  [bold, 'a⟨ b ⟩c', 'a **⟨b⟩** c'],
  [bold, 'a ⟨⟩', 'a **⟨bold words⟩**'],
  [italic, '**⟨b⟩**', '***⟨b⟩***'],
  [italic, '***⟨b⟩***', '**⟨b⟩**'],
  [italic, '*⟨b⟩*', '⟨b⟩'],
  [link, 'see ⟨this⟩.', 'see [this](⟨https://⟩).'],
  [link, '⟨https://example.com/a⟩', '[⟨words of the link⟩](https://example.com/a)'],
  [link, '⟨⟩', '[words of the link](⟨https://⟩)'],
  [heading, 'a\nti⟨⟩tle\nb', 'a\n## title⟨⟩\nb'],
  [heading, '## ti⟨⟩tle', 'title⟨⟩'],
  [heading, '#### ti⟨⟩tle', '## title⟨⟩'],
  [heading, '⟨⟩', '## ⟨⟩'],
  [list, 'x\n⟨a\n\nb⟩\ny', 'x\n⟨- a\n\n- b⟩\ny'],
  [list, '⟨- a\n- b\n⟩y', '⟨a\nb⟩\ny'],
  [list, '⟨1. a\n2. b⟩', '⟨- a\n- b⟩'],
])('%o makes %s to %s', ([command, before, after]) => {
  expect(edited(command, before)).toBe(after)
})
