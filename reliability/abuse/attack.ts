import type { Random } from '../random.ts'

/** What an attacker sends, and what it may be answered. */
export type Attack = {
  what: string
  method: string
  path: string
  body: string
  /** Unless it is JSON. */
  type?: string
  /** Beside 429, which any call may be answered. */
  allowed: readonly number[]
}

/** Gets another attack each time. */
export type Attacker = (random: Random) => Attack | Promise<Attack>

export type Ask = (
  method: string,
  path: string,
  body: string | undefined,
  from: string,
  type?: string,
) => Promise<{ ok: boolean; status: number; text: string }>

const script = '<script>window.abused=1</script>'

/** What somebody hopes that a page, a calendar or a map file runs. */
export const hostileTexts = [
  ...[script, `"><img src=x onerror=alert(1)>${script}`, '\r\nATTACH:https://evil.example', ']]>&xxe;'],
  ...[
    '=HYPERLINK("https://evil.example")',
    '\u202egpj.exe',
    '\u2028\u2029\ufeff\ufffe',
    "'; drop table places; --",
  ],
]

/** In a text that a database cannot store. */
export const unstorable = ['\\u0000', '\\ud800', 'a\\udfffb']

export const noJson = [
  ...['[', '{"plan":', '[[', '{"a":'].map((open) => open.repeat(40_000)),
  ...['', 'null', '[]', '{}', '{"__proto__":{"plan":{}}}'],
]
