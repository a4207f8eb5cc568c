import { createContext, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withKeptParts } from './kept-parts.tsx'

const Around = createContext('')
let rendered = 0

function Card({ name }: { name: string }) {
  rendered++
  const where = use(Around)
  return (
    <article>
      {name} & <b>more</b> in {where}
    </article>
  )
}

const page = '<body><h1>Łódź</h1><kept-part></kept-part><h2>Then</h2><kept-part></kept-part></body>'
const partOf = (name: string) => ({ key: JSON.stringify([name]), part: <Card name={name} /> })
const around = (part: React.ReactElement) => <Around value="Wien">{part}</Around>
const cardOf = (name: string) => renderToString(around(<Card name={name} />))

test('kept parts stand where the page shows them, as if they were rendered with it', () => {
  const html = withKeptParts(page, [partOf('Łazienki'), partOf('<script>')], around).join('')
  expect(html).toBe(`<body><h1>Łódź</h1>${cardOf('Łazienki')}<h2>Then</h2>${cardOf('<script>')}</body>`)
})

test('a part is rendered once for all pages that show it, and anew where it depends on something else', () => {
  withKeptParts(page, [partOf('Prater'), partOf('Zoo')], around)
  rendered = 0
  const html = withKeptParts(page, [partOf('Zoo'), partOf('Zirkus')], around).join('')
  expect(rendered).toBe(1)
  expect(html).toBe(`<body><h1>Łódź</h1>${cardOf('Zoo')}<h2>Then</h2>${cardOf('Zirkus')}</body>`)
})

test('a page without any stays in one piece', () => {
  expect(withKeptParts('<body></body>', [], around)).toEqual(['<body></body>'])
})

test('a page that has another number of places for them than of parts fails, and shows no card under another name', () => {
  expect(() => withKeptParts(page, [partOf('Zoo')], around)).toThrow('2 places for 1 kept parts')
})
