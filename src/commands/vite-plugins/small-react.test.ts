import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withoutUnused } from './small-react.ts'

const path = 'node_modules/react-dom/cjs/react-dom-client.production.js'
const reactDom = readFileSync(path, 'utf8')

test('of the types that React knows those are gone that no screen uses', () => {
  const typesIn = (code: string) => [...new Set(code.match(/(?<=case REACT_)\w+(?=_TYPE:)/g))].toSorted()
  expect(typesIn(reactDom)).toContain('SUSPENSE')
  expect(typesIn(withoutUnused(reactDom, path))).toEqual([
    ...['CONSUMER', 'CONTEXT', 'ELEMENT', 'FORWARD_REF', 'FRAGMENT', 'MEMO', 'PORTAL', 'STRICT_MODE'],
  ])
})

/** What is left of a piece of code that asks for the kind of an element. */
function piece<T>(code: string): T {
  const small = withoutUnused(`${reactDom}\nfunction piece(node) { ${code} }`, path)
  expect(parseSync('react-dom-client.js', small).errors).toEqual([])
  return new Function(`return ${small.slice(small.indexOf('function piece'))}`)()
}

test('a case that never occurs goes with what it alone does, and of one that another ends up in only the label', () => {
  const small = piece<(node: { tag: number }) => string>(`
    let said = ''
    switch (node.tag) {
      case 13: return 'gone'
      case 31: said += 'gone'
      case 5: said += 'a'
      case 22: case 19: said += 'b'; break
      case 30: said += 'gone'
      case 6: said += 'c'; break
      case 12: default: said += 'd'
    }
    return said`)
  expect([5, 6, 13, 22, 30].map((tag) => small({ tag }))).toEqual(['ab', 'c', 'd', 'd', 'd'])
  expect(String(small)).not.toMatch(/gone|13|31|22|19|30|12/)
})

test('what a case declared that is gone is there for the others', () => {
  const small = piece<(node: { tag: number }) => string>(`
    'use strict'
    switch (node.tag) {
      case 13: var said = 'gone'; return said
      case 5: said = 'a'
    }
    switch (node.tag) { case 22: for (var other = 0;;) return other }
    other = said
    return other`)
  expect(small({ tag: 5 })).toBe('a')
})

test('what asks whether an element is of such a kind knows that it is not, and other questions stay', () => {
  const small = piece<(node: object) => boolean[]>(
    'return [node.tag === 13, 22 !== node.tag, node.tag === 5, node.kind === 13]',
  )
  expect(small({ tag: 13, kind: 13 })).toEqual([false, true, false, true])
})

test('another react-dom than this was written for fails the build, which says what it lacks', () => {
  expect(() => withoutUnused(reactDom.replaceAll('preinitStyle', 'other'), path)).toThrow(
    'React has changed: it has no preinitStyle',
  )
  expect(() => withoutUnused(reactDom.replaceAll('REACT_LAZY_TYPE', 'other'), path)).toThrow(
    'it makes no LAZY',
  )
  expect(() => withoutUnused(reactDom.replaceAll('FragmentInstance.p', 'Other.p'), path)).toThrow(
    'nothing begins with FragmentInstance.prototype.',
  )
  expect(() => withoutUnused(reactDom.replaceAll('shouldStartViewTransition', 'other'), path)).toThrow(
    'it asks for no shouldStartViewTransition',
  )
})

test.each([
  ['react', 'lazy', 'useState'],
  ['scheduler', 'unstable_next', 'unstable_scheduleCallback'],
])(
  'of %s, %s is gone and %s is there; where it had not been there, the build fails',
  (name, unused, used) => {
    const file = `node_modules/${name}/cjs/${name}.production.js`
    const code = readFileSync(file, 'utf8')
    const exported: Record<string, unknown> = {}
    new Function('exports', 'reportError', withoutUnused(code, file))(exported, console.error)
    expect(exported).toHaveProperty(used)
    expect(exported).not.toHaveProperty(unused)
    expect(() => withoutUnused(code.replaceAll(`exports.${unused} =`, 'other ='), file)).toThrow(
      `React has changed: nothing begins with exports.${unused} =`,
    )
  },
)
