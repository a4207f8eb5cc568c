import type { Random } from '../random.ts'

const texts = [
  '',
  ' ',
  'Τα παιδιά στο πάρκο',
  'Детская площадка «Ёжик»',
  'حديقة الحيوان',
  'גן החיות',
  'चिड़ियाघर',
  'สวนสัตว์',
  '動物園と水族館',
  '동물원',
  'ზოოპარკი',
  'Կենդանաբանական այգի',
  'መካነ እንስሳት',
  'Zoë’s “Zoo” – ½ price',
  'e\u0301 and \u00e9',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202eright to left\u202c',
  'zero\u200bwidth\ufeff',
  'tab\there, line\nhere, both\r\nhere\v',
  '\u0001\u001f\u007f\u0085\u2028\u2029',
  '\ufffd\uffff',
  'NULL',
  'null',
  '\\N',
  '\\',
  '\\u0000',
  '\\x00',
  '%00',
  "Robert'); drop table places;--",
  '"quoted" \'twice\' `thrice`',
  '$1 $2 {3} %s',
  '[1,{"a":',
  '<script>alert(1)</script>',
  '-Infinity',
  '0e0',
  '𝒵\u{10ffff}',
]

const oddText = (random: Random): string => {
  const text = random.pick(texts)
  if (random.below(20) === 0) return text.repeat(2000)
  return random.below(2) ? text : text + random.pick(texts)
}

const numbers = [0, -0, 1, -1, 1.5, 0.1 + 0.2, 5e-324, 1e-300, 1e21, 2 ** 53, Number.MAX_VALUE, -180, 47.8095]

/** Never null itself, which nothing stores as JSON. */
function oddJson(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 4 : 6)
  if (kind === 0) return oddText(random)
  if (kind === 1) return random.pick(numbers)
  if (kind === 2) return random.below(2) === 1
  if (kind === 3) return depth === 0 ? {} : null
  const parts = Array.from({ length: random.below(4) }, () => oddJson(random, depth + 1))
  return kind === 4 ? parts : Object.fromEntries(parts.map((part) => [oddText(random).slice(0, 50), part]))
}

const moments = [
  'infinity',
  '-infinity',
  '4713-01-01 00:00:00+00 BC',
  '0001-01-01 00:00:00+00',
  '1582-10-10 12:00:00+00',
  '1969-12-31 23:59:59.999+00',
  '1970-01-01 00:00:00+00',
  '2024-02-29 23:59:59.999+14',
  '2026-03-29 02:30:00+01',
  '2038-01-19 03:14:08+00',
  '9999-12-31 23:59:59.999+00',
  '10000-01-01 00:00:00+00',
  '294276-12-31 23:59:59.999+00',
]

const days = moments.map((moment) => moment.replace(/ \S+?(?= BC|$)/, ''))

const smallWholes = ['0', '1', '2', '3', '12', '60', '-1', '32767', '-32768']
const wholes = [...smallWholes, '2147483647', '-2147483648']
const doubles = [...numbers.map(String), '-0', 'NaN', 'Infinity', '-Infinity', '-1.7976931348623157e308']

const uuid = (random: Random) =>
  '00000000-0000-4000-8000-000000000000'.replaceAll('0', () => random.below(16).toString(16))

const makers: Readonly<Record<string, (random: Random) => unknown>> = {
  text: oddText,
  boolean: (random) => String(random.below(2) === 1),
  smallint: (random) => random.pick(smallWholes),
  integer: (random) => random.pick(wholes),
  bigint: (random) => random.pick([...wholes, '9223372036854775807']),
  'double precision': (random) => random.pick(doubles),
  real: (random) => random.pick(['0', '-0', '1.1', '3.4028235e38', '1e-45', 'NaN']),
  numeric: (random) => random.pick(['0', '0.10', '-1e-30', `1${'0'.repeat(60)}.5`]),
  'timestamp(3) with time zone': (random) => random.pick(moments),
  date: (random) => random.pick(days),
  uuid,
  jsonb: (random) => JSON.stringify(oddJson(random)),
}

/** As the database reads it, for a column of that type. @throws where nobody has thought of it yet */
export function oddValue(type: string, random: Random): unknown {
  if (type.endsWith('[]')) {
    const item = type.slice(0, -2)
    return Array.from({ length: random.below(4) }, () => oddValue(item, random))
  }
  const make = makers[type]
  if (!make) throw new Error(`No odd values are known of the type ${type}`)
  return make(random)
}
