/** A rule of a style sheet, or one variable of its root, with what a page needs it for. */
export type StyleRule = {
  /** The layers and conditions that it stands in, from the outside. */
  around: readonly string[]
  text: string
  /** The classes of each of its selectors; of what is for any page none. */
  selectors: readonly (readonly string[])[]
  /** Of a variable or an animation: the name that others use it by. */
  name?: string
  /** All that might be such a name. */
  words: readonly string[]
}

/** The rules of a minified style sheet, in their order. */
export const styleRules = (sheet: string, around: readonly string[] = []): StyleRule[] =>
  partsOf(sheet).flatMap(({ head, body }) => {
    if (body === undefined) return [ruleOf(around, `${head};`)]
    if (/^@(?:layer|media|supports|container)\b/.test(head)) return styleRules(body, [...around, head])
    if (/^:root(?:,:host)?$/.test(head))
      return partsOf(body).map((part) => variableOf(around, head, part.head))
    const [, name] = /^@(?:property|keyframes) (\S+)/.exec(head) ?? []
    const rule = ruleOf(around, `${head}{${body}}`)
    if (name) return [{ ...rule, name }]
    return [{ ...rule, selectors: head.startsWith('@') ? [] : selectorsOf(head) }]
  })

const ruleOf = (around: readonly string[], text: string): StyleRule => ({
  around,
  text,
  selectors: [],
  words: text.match(/[\w-]+/g) ?? [],
})

function variableOf(around: readonly string[], head: string, declaration: string): StyleRule {
  const rule = ruleOf(around, `${head}{${declaration}}`)
  const [, name] = /^(--[\w-]+):/.exec(declaration) ?? []
  return name ? { ...rule, name } : rule
}

/** What may hold signs that elsewhere end a part. */
const closed = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|\\.|url\([^"')]*\)/

/** Statements, and blocks with their bodies. */
function partsOf(text: string): { head: string; body?: string }[] {
  const parts: { head: string; body?: string }[] = []
  let [depth, from, opened] = [0, 0, 0]
  for (const { 0: sign, index } of text.matchAll(new RegExp(`${closed.source}|[{};]`, 'gs'))) {
    if (sign === '{' && depth++ === 0) opened = index
    else if (sign === '}' && --depth === 0) {
      parts.push({ head: text.slice(from, opened), body: text.slice(opened + 1, index) })
      from = index + 1
    } else if (depth === 0 && (sign === ';' || sign.startsWith('/*'))) {
      if (sign === ';') parts.push({ head: text.slice(from, index) })
      from = index + sign.length
    }
  }
  const rest = text.slice(from)
  return rest ? [...parts, { head: rest }] : parts
}

/** The classes without which a selector cannot match. */
const selectorsOf = (head: string): string[][] =>
  withoutBrackets(hidden(head))
    .split(',')
    .map((selector) =>
      Array.from(selector.matchAll(/\.([\w\ue000-\uf8ff-]+)/g), ([, name = '']) => shown(name)),
    )

/** Of `:is(…)` and `:where(…)` with one selector that stays, of all else in brackets nothing. */
function withoutBrackets(selector: string): string {
  const rest = selector
    .replace(/:(?:is|where)\(([^(),]*)\)/g, '$1')
    .replace(/(?<!:is|:where)\([^()]*\)|\([^()]*,[^()]*\)/g, '')
  return rest === selector ? rest : withoutBrackets(rest)
}

/** Signs of a name that elsewhere have a meaning, in a part of Unicode that nobody else uses. */
const hidden = (selector: string) =>
  selector.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, hex?: string, sign = '') =>
    String.fromCharCode(0xe000 + (hex ? Number.parseInt(hex, 16) : sign.charCodeAt(0))),
  )
const shown = (name: string) =>
  name.replace(/[\ue000-\uf8ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xe000))
