import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

test('what is new is the newest part of the changelog, by whom it concerns, without its marks', () => {
  const changelog = `# Changelog

What users gain.

## 0.2.0

**For families**
- A heart, see
  [the plan](docs/plan.md).
- Another.

**For owners**
- \`npm run doctor\` mends.

## 0.1.0

**For families**
- Old.
`
  expect(newsOf(changelog)).toEqual([
    { title: 'For families', items: ['A heart, see the plan.', 'Another.'] },
    { title: 'For owners', items: ['npm run doctor mends.'] },
  ])
  expect(newsOf('')).toEqual([])
})

test('our own changelog is read so', async () => {
  const groups = newsOf(await readFile('CHANGELOG.md', 'utf8'))
  expect(groups.length).toBeGreaterThan(0)
  for (const { title, items } of groups) {
    expect(title).toMatch(/^\w/)
    expect(items.length).toBeGreaterThan(0)
  }
})
