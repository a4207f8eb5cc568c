import fc from 'fast-check'

const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202e\u0000', '\ufeff', '\u200b', 'é'.normalize('NFD')],
  ...[
    "'",
    '"',
    '`',
    '\\',
    "'; drop table places; --",
    "' or '1'='1",
    '%',
    '_',
    '%25',
    '$1',
    ':id',
    '{}',
    `$${'{7*7}'}`,
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=1+1',
    '@SUM(A1)',
  ],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '/etc/passwd',
    'C:\\windows',
    'file:///etc/passwd',
    'http://127.0.0.1:5432/',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '1e309',
    '1e-400',
    '0x10',
    '١',
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
  ],
  ...[
    '2026-02-30',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:60Z',
    '-000001-01-01',
  ],
  ...[
    'node/0',
    'way/99999999999999999999',
    'geoapify/',
    'a'.repeat(256),
    'ü'.repeat(5001),
    '👩‍👩‍👧‍👦'.repeat(90),
  ],
  ...['Mo-Su 25:00', '((((((((((', '[a-z]{1,99999}', '\n\r\t', 'a,b,c', '1,2,3,,', 'x'.repeat(70_000)],
]

const numbers = [
  ...[0, -0, -1, 1, 0.5, 1e308, -1e308, 1e-320, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2],
  ...[1e21, 90, 90.000001, -180.0001, 1001, 65_536, 255, 256],
]

const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<unknown>((inner, _, at) => (at % 2 ? [inner] : { a: inner }), 1)

/** `JSON.parse` makes an own property of it; a literal would set the prototype. */
const prototypes = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}'].map((json) =>
  JSON.parse(json),
)

const others = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 3 },
  nested(60),
  nested(2000),
  ...prototypes,
]

/** What a client may send by mistake or on purpose where something else is wanted; it is always JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  // What a database cannot store is the first to try.
  { weight: 3, arbitrary: fc.constantFrom<unknown>('\0', 'a\0b', '\ud800', 'x\udfff', 2 ** 31, 2 ** 53) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...others) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<unknown>(...texts, ...numbers), { maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Bodies that are no JSON of ours at all. */
export const hostileBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  ...['', ' ', '{', '[', '"', 'null', '[]', '0', '"text"', 'true', '{}{}', '{"a":1,}', "{'a':1}", '\ufeff{}'],
  ...[
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '{"__proto__":{"isAdmin":true}}',
    `${'['.repeat(20_000)}`,
    'a=1&b=2',
  ],
  new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
]
