import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageText } from './page-text.tsx'
import { readMarkdown } from './read-markdown.ts'

const htmlOf = (section: Parameters<typeof PageText>[0]['section']) =>
  renderToStaticMarkup(<PageText section={section} email="us@guide.example" level={2} />).replace(
    / class="[^"]*"/g,
    '',
  )

const formatted = (content: string) => htmlOf({ content, blocks: readMarkdown(content) })

test('a plain text is paragraphs and lines, whatever signs it has', () => {
  expect(htmlOf({ content: '# 1. *One*\n- two <b>\n\n[x](/about) {email}\n\n{email}' })).toBe(
    '<p># 1. *One*\n- two &lt;b&gt;</p><p>[x](/about) <a href="mailto:us@guide.example">us@guide.example</a></p>' +
      '<a href="mailto:us@guide.example"><span>us@guide.example</span></a>',
  )
})

test('a formatted text has its headings below the one that it stands under, links, lists and the contact address', () => {
  expect(
    formatted(
      '# A\n\n### B\n\n**b *i*** [l **b**](/x)\nline\n\n- one\n  1. in\n- two {email}\n\n4. four\n\n{email}\n\n<script>x</script>',
    ),
  ).toBe(
    '<h3>A</h3><h4>B</h4><p><strong>b </strong><strong><em>i</em></strong> <a href="/x">l <strong>b</strong></a>\nline</p>' +
      '<ul><li>one<ol start="1"><li>in</li></ol></li>' +
      '<li>two <a href="mailto:us@guide.example">us@guide.example</a></li></ul>' +
      '<ol start="4"><li>four</li></ol>' +
      '<a href="mailto:us@guide.example"><span>us@guide.example</span></a>' +
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
  )
})

test('within a link the contact address is no second link', () => {
  expect(formatted('[write {email}](/x)')).toBe('<p><a href="/x">write us@guide.example</a></p>')
})
