import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageStyles } from './page-styles.ts'

const link = '<link rel="stylesheet" href="/assets/app.css"/>'
const page = (body: string) =>
  `<html><head><script>1</script>${link}</head><body>${body}<script type="application/json" id="page-data">{}</script><script type="module" src="/a.js"></script></body></html>`
const written = (sheet: string, body: string) =>
  /<style>(.*)<\/style>/s.exec(new PageStyles(sheet).written([page(body)]).join(''))?.[1]

test('a page brings the rules of its classes, in their layers and order, and those for every page', () => {
  const sheet =
    '/*! tool */@layer base,utilities;@layer base{a{color:red}}@layer utilities{.b{top:0}.c{top:1px}' +
    '@media (width>=40rem){.sm\\:b{top:2px}.c{top:3px}}}@font-face{font-family:"x;}";src:url(a.woff2)}'
  expect(written(sheet, '<p class="c sm:b"></p>')).toBe(
    '@layer base,utilities;@layer base{a{color:red}}@layer utilities{.c{top:1px}' +
      '@media (width>=40rem){.sm\\:b{top:2px}.c{top:3px}}}@font-face{font-family:"x;}";src:url(a.woff2)}',
  )
})

test.each([
  ['.a,.b{top:0}', true],
  ['.a.b{top:0}', false],
  ['.b .a{top:0}', false],
  ['.a:not(.b){top:0}', true],
  ['.a:is(.b,.c) *{top:0}', true],
  [':is(:where(.b)[open] *){top:0}', false],
  ['.a:has(.b){top:0}', true],
  ['.w-\\[min\\(1px\\,2px\\)\\]{top:0}', false],
  ['.\\32xl\\:a{top:0}', false],
])('of a page with the class a, whether it needs %s: %s', (rule, isNeeded) => {
  expect(written(rule, '<p class="a"></p>')).toBe(isNeeded ? rule : '')
})

test('classes are read as React escapes them', () => {
  const sheet =
    '.\\[\\&\\>svg\\]\\:size-4>svg{top:0}.before\\:content-\\[\\"\\<\\"\\]{top:1px}.content-\\[\\\'x\\\'\\]{top:2px}' +
    '.\\&amp\\;{top:3px}.\\[\\&\\]{top:4px}'
  const classes = ['[&>svg]:size-4', 'before:content-["<"]', "content-['x']", '&amp;']
  const html = renderToStaticMarkup(createElement('p', { className: classes.join(' ') }))
  expect(written(sheet, html)).toBe(sheet.replace('.\\[\\&\\]{top:4px}', ''))
})

test('of variables and animations those come that something uses, however far around', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:2px}.x{top:var(--a);animation:turn 1s}@keyframes turn{to{rotate:1turn}}' +
    '@keyframes jump{to{top:0}}@property --b{syntax:"*";inherits:false}'
  expect(written(sheet, '<p class="x"></p>')).toBe(
    ':root{--a:var(--b)}:root{--b:1px}.x{top:var(--a);animation:turn 1s}@keyframes turn{to{rotate:1turn}}' +
      '@property --b{syntax:"*";inherits:false}',
  )
})

test('the sheet comes behind the words and before the code, and the page is painted whole', () => {
  const html = new PageStyles('.a{top:0}').written([page('<p class="a"></p>')])
  expect(html.join('')).toBe(
    '<html><head><script>1</script><style>.a{top:0}</style><link rel="expect" href="#page-data" blocking="render"></head>' +
      `<body><p class="a"></p><script type="application/json" id="page-data">{}</script>${link}<script type="module" src="/a.js"></script></body></html>`,
  )
})

test('a page of more than 60 kB, and one without a sheet, stays as it is', () => {
  const styles = new PageStyles('.a{top:0}')
  const heavy = page('<p></p>'.repeat(10_000))
  expect(styles.written([heavy])).toEqual([heavy])
  expect(styles.written([''])).toEqual([''])
})
