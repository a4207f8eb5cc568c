import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FitBox } from './fit-box.tsx'

test('the ages of several children have their spaces: none stands within what is kept on one line, where it would be lost', () => {
  const line = ['From 12: not for the 3-, 5- and 8-year-olds']
  const html = renderToStaticMarkup(<FitBox fit={{ kind: 'not', line, remark: null, rank: 3 }} />)
  expect(html).toContain('>8-year-olds</span>')
  expect(html).toMatch(/and <span>8-year-olds/)
})
