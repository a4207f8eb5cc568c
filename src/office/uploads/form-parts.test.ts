import { expect, test } from 'vitest'
import { BrokenForm, boundaryOf, readParts } from './form-parts.ts'

const type = 'multipart/form-data; boundary=the-end'
const form = [
  'what stands before the first part is nobody’s',
  '--the-end',
  'Content-Disposition: form-data; name="altText"',
  '',
  'Two\r\nlines, --the-en and \r\n--the-en',
  '--the-end',
  'content-disposition: form-data; filename="; name=none"; name="file"',
  'Content-Type: image/jpeg',
  '',
  '\0\r\n\r\n--\r',
  '--the-end',
  'Content-Disposition: form-data; name=empty',
  '',
  '',
  '--the-end--',
  'what stands after the last neither',
].join('\r\n')

/** As it comes in pieces of so many bytes. */
async function* inPieces(text: string, bytes: number) {
  const all = Buffer.from(text)
  for (let at = 0; at < all.length; at += bytes) yield all.subarray(at, at + bytes)
}

async function partsOf(text: string, bytes: number, boundary = 'the-end') {
  const parts: unknown[][] = []
  const contents: Uint8Array[][] = []
  await readParts(inPieces(text, bytes), boundary, ({ name, filename, type }) => {
    const content: Uint8Array[] = []
    contents.push(content)
    parts.push([name, filename, type])
    return (piece) => content.push(Buffer.from(piece))
  })
  return parts.map((part, index) => [...part, Buffer.concat(contents[index] ?? []).toString()])
}

test('a form has the same parts however its bytes are cut into pieces', async () => {
  for (let bytes = 1; bytes <= Buffer.byteLength(form); bytes++)
    expect(await partsOf(form, bytes)).toEqual([
      ['altText', undefined, '', 'Two\r\nlines, --the-en and \r\n--the-en'],
      ['file', '; name=none', 'image/jpeg', '\0\r\n\r\n--\r'],
      ['empty', undefined, '', ''],
    ])
})

test('a form that is cut off anywhere is broken', async () => {
  const whole = form.indexOf('--the-end--') + '--the-end--'.length
  for (let length = 0; length < whole; length++)
    await expect(partsOf(form.slice(0, length), 7), `${length}`).rejects.toThrow(BrokenForm)
})

test('a head that does not end is given up', async () => {
  const endless = `--the-end\r\nContent-Disposition: ${'x'.repeat(20_000)}`
  await expect(partsOf(endless, 4096)).rejects.toThrow('no end to its head')
})

test('a part is called what its own headers say, whatever else they hold', async () => {
  const head = [
    'X-Content-Type: text/html',
    'Content-Type:image/png ',
    'Content-Disposition: form-data; name=a;x=b',
  ]
  const text = `--the-end\r\n${head.join('\r\n')}\r\n\r\nbytes\r\n--the-end--`
  expect(await partsOf(text, 10)).toEqual([['a', undefined, 'image/png', 'bytes']])
  expect(await partsOf('--the-end\r\nX: y\r\n\r\n\r\n--the-end--', 10)).toEqual([['', undefined, '', '']])
})

test('what the reader of a part throws ends the reading', async () => {
  const refuse = () => {
    throw new Error('not this one')
  }
  await expect(readParts(inPieces(form, 9), 'the-end', refuse)).rejects.toThrow('not this one')
})

test.each([
  [type, 'the-end'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;BOUNDARY=x', 'x'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
  [`multipart/form-data; boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
  ['multipart/form-data \t; boundary=x', 'x'],
  ['application/json; boundary=x', undefined],
  ['application/multipart/form-data; boundary=x', undefined],
  ['multipart/form-data-not; boundary=x', undefined],
])('the boundary of %j is %j', (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary || undefined)
})
