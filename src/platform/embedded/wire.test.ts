import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorMessage, int32, MessageReader, message, readyForQuery, sortAnswer } from './wire.ts'

const startup = Buffer.concat([int32(8), int32(196_608)])
const messages = [
  startup,
  message('Q', 'select 1'),
  message('S'),
  message('D', Buffer.alloc(5000)),
  message('X'),
]

test('messages come out whole, however the bytes were cut up on their way', () => {
  const bytes = Buffer.concat(messages)
  const cuts = fc.array(fc.nat(bytes.length), { maxLength: 60 })
  fc.assert(
    fc.property(cuts, (places) => {
      const reader = new MessageReader()
      const read: Buffer[] = []
      const ends = [...places.toSorted((a, b) => a - b), bytes.length]
      ends.forEach((end, i) => {
        reader.push(bytes.subarray(ends[i - 1] ?? 0, end))
        for (let next = reader.next(); next; next = reader.next()) {
          reader.startupIsOver()
          read.push(next)
        }
      })
      expect(read).toEqual(messages)
    }),
  )
})

test('what is no message is refused', () => {
  const reader = new MessageReader()
  reader.push(Buffer.from('GET / HTTP/1.1\r\n\r\n').fill(0, 0, 4))
  expect(() => reader.next()).toThrow('A message of the length 0 is none')
})

test('an answer is parted into what is for whoever asked and for those who listen', () => {
  const note = message('A', int32(7), 'channel', 'payload')
  const error = errorMessage('ERROR', '0A000', 'no')
  const { own, notifications, idle } = sortAnswer(Buffer.concat([note, error, note, readyForQuery]))
  expect(Buffer.concat(own)).toEqual(Buffer.concat([error, readyForQuery]))
  expect(notifications).toEqual([note, note])
  expect(idle).toBe(true)
  expect(sortAnswer(message('Z', Buffer.from('T'))).idle).toBe(false)
})

test('an error is survived, a panic is not', () => {
  expect(sortAnswer(errorMessage('ERROR', '22P02', 'PANIC'))).toMatchObject({ broken: undefined })
  expect(sortAnswer(errorMessage('PANIC', '53100', 'disk full'))).toMatchObject({ broken: 'disk full' })
})
