import { Tokenizer, TokenParser } from '@streamparser/json'

/** JSON that cannot be read; the message says where. */
export class JsonError extends Error {}

/**
 * Reads an object whose `key` holds a long list, one item at a time, so that the whole list is never in memory at
 * once. Gives the items in turn, and in the end the object with that list emptied. Throws JsonError.
 */
export function* jsonItems(bytes: Buffer, key: string): Generator<unknown, unknown, void> {
  const start = listStart(bytes, key)
  if (start === undefined) return parse(bytes, 0, bytes.length)
  let at = skipSpace(bytes, start)
  while (bytes[at] !== 0x5d) {
    const end = valueEnd(bytes, at)
    yield parse(bytes, at, end)
    at = skipSpace(bytes, end)
    if (bytes[at] === 0x2c) {
      at = skipSpace(bytes, at + 1)
      if (bytes[at] === 0x5d) throw unexpected(bytes, at)
    } else if (bytes[at] !== 0x5d) throw unexpected(bytes, at)
  }
  return parseFrame(bytes, start, at)
}

/** The position just inside the list, or undefined when the object has no such list. */
function listStart(bytes: Buffer, key: string): number | undefined {
  const name = Buffer.from(JSON.stringify(key))
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x7b || byte === 0x5b) depth++
    else if (byte === 0x7d || byte === 0x5d) depth--
    else if (byte === 0x22) {
      const end = stringEnd(bytes, at)
      const colon = skipSpace(bytes, end, false)
      const isKey = depth === 1 && end - at === name.length && name.compare(bytes, at, end) === 0
      if (isKey && bytes[colon] === 0x3a) {
        const list = skipSpace(bytes, colon + 1, false)
        return bytes[list] === 0x5b ? list + 1 : undefined
      }
      at = end - 1
    }
  }
  return undefined
}

function valueEnd(bytes: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x22) at = stringEnd(bytes, at) - 1
    else if (byte === 0x7b || byte === 0x5b) depth++
    else if (byte === 0x7d || byte === 0x5d) {
      if (depth === 0) return at
      if (--depth === 0) return at + 1
    } else if (depth === 0 && byte === 0x2c) return at
  }
  throw cutOff(bytes)
}

function stringEnd(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === 0x5c) at++
    else if (bytes[at] === 0x22) return at + 1
  }
  throw cutOff(bytes)
}

function skipSpace(bytes: Buffer, start: number, mustGoOn = true): number {
  let at = start
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++
  if (mustGoOn && at >= bytes.length) throw cutOff(bytes)
  return at
}

function parseFrame(bytes: Buffer, start: number, end: number): unknown {
  const frame = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  return parseOrSay(frame, bytes, (at) => (at < start ? at : at - start + end))
}

const parse = (bytes: Buffer, start: number, end: number) =>
  parseOrSay(bytes.subarray(start, end), bytes, (at) => start + at)

/** `whole` is what the part was cut from, `placeOf` says where in it a byte of the part stands. */
function parseOrSay(part: Buffer, whole: Buffer, placeOf: (at: number) => number): unknown {
  try {
    return JSON.parse(part.toString('utf8'))
  } catch (error) {
    const fault = faultIn(part)
    throw fault === undefined ? cutOff(whole) : unexpected(whole, placeOf(fault), error)
  }
}

/**
 * Where the bytes stop being JSON; undefined when they just end. Read again byte by byte: the engine's own parser is four
 * times as fast, but says the place in words only.
 */
function faultIn(bytes: Buffer): number | undefined {
  const [tokenizer, tokens] = [new Tokenizer(), new TokenParser()]
  let fault: number | undefined
  let at = 0
  tokens.onValue = () => undefined
  tokenizer.onToken = (token) => {
    tokens.onError = () => {
      fault ??= token.offset
    }
    tokens.write(token)
  }
  // Within a word: that begins before.
  tokenizer.onError = () => {
    if (at < bytes.length) fault ??= bytes.toString('latin1', 0, at).search(/[a-z]*$/i)
  }
  for (; at < bytes.length && fault === undefined; at++) tokenizer.write(bytes.subarray(at, at + 1))
  // What ends may be a number too many.
  if (fault === undefined && !tokenizer.isEnded) tokenizer.end()
  return fault
}

function cutOff(bytes: Buffer): JsonError {
  return new JsonError(`It is cut off: the JSON ends too early, at ${where(bytes, bytes.length)}.`)
}

function unexpected(bytes: Buffer, at: number, cause?: unknown): JsonError {
  const found = bytes.toString('utf8', at, at + 16).split(/\s/)[0]
  return new JsonError(`It is not JSON: unexpected '${found}' at ${where(bytes, at)}.`, { cause })
}

function where(bytes: Buffer, offset: number): string {
  let line = 1
  let lineStart = 0
  for (let at = bytes.indexOf(0x0a); at !== -1 && at < offset; at = bytes.indexOf(0x0a, at + 1)) {
    line++
    lineStart = at + 1
  }
  const column = bytes.toString('utf8', lineStart, offset).length + 1
  return `line ${line}, column ${column} (byte ${offset})`
}
