import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedWebsite, websiteHost, websiteOf } from './website.ts'

test.each([
  ['https://www.zoo.at/de', 'https://www.zoo.at/de'],
  ['www.zoo.at', 'https://www.zoo.at/'],
  ['ateneum.fi', 'https://ateneum.fi/'],
  ['m.me/CubeBladyKawa', 'https://m.me/CubeBladyKawa'],
  ['zoo.at:8080/x', 'https://zoo.at:8080/x'],
  ['http://one.at;https://two.at', 'http://one.at/'],
  ['http://mills.mt/db.cgi?p=detail;r=13', 'http://mills.mt/db.cgi?p=detail;r=13'],
  ['http://one.at/?a=1;b=2;https://two.at', 'http://one.at/?a=1;b=2'],
  ['one.at/?a=1; two.at', 'https://one.at/?a=1'],
  ['https://one.at/a, https://two.at', 'https://one.at/a'],
  ['http://one.at/,http://two.at', 'http://one.at/'],
  ['http://one.at/a|www.two.at', 'http://one.at/a'],
  ['https://one.at/a,b', 'https://one.at/a,b'],
  ['nonsense; https://two.at', 'https://two.at/'],
  ['//zoo.at', 'https://zoo.at/'],
  ['www..hebdi.rocks', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@zoo.at', null],
  ['ftp://zoo.at', null],
  ['https://user:secret@zoo.at', null],
  ['http://localhost', null],
  ['http://127.0.0.1/', null],
  ['', null],
])('%s becomes %s', (text, website) => {
  expect(websiteOf(text)).toBe(website)
})

test('what is typed as one website is kept as it is written', () => {
  expect(typedWebsite('https://zoo.at')).toBe('https://zoo.at')
  expect(typedWebsite('zoo.at/de')).toBe('https://zoo.at/de')
  expect(typedWebsite('https://one.at https://two.at')).toBeUndefined()
})

test('whatever comes in, only http and https addresses come out', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `javascript:${text}.at`),
      ),
      (text) => {
        expect(websiteOf(text) ?? 'https://').toMatch(/^https?:\/\//)
      },
    ),
  )
})

test('two addresses of one site have one host', () => {
  expect(websiteHost('https://www.zoo.at/de')).toBe(websiteHost('http://zoo.at/'))
  expect([websiteHost(null), websiteHost('zoo.at')]).toEqual([undefined, undefined])
})
