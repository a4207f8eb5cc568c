import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { type Cut, casesCut, cutOut, stillDeclared } from './code-cuts.ts'

/** Kinds of elements that no screen makes: `biome.json` keeps them out of `src`. React calls their types so. */
const unusedTypes = [
  ...['ACTIVITY', 'LAZY', 'LEGACY_HIDDEN', 'PROFILER', 'SUSPENSE', 'SUSPENSE_LIST', 'VIEW_TRANSITION'],
]

/** The numbers of what only those bring about (what is yet to come, or hidden) and of what no build of React can make. */
const furtherTags = [18, 21, 22, 23, 25]

/** What stays of functions that the guide has no use for; of the others that are named here, an error. */
const remains: Readonly<Record<string, string>> = {
  // Where in a tree an error was thrown: nobody reads it.
  getStackByFiberInDevAndProd: 'return ""',
  // No style sheet or image of a screen holds its first paint up.
  getResource: 'return null',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null',
  // Images wait only where a view transition shows them.
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  // A form says by a handler what it does, or by an address.
  extractEvents$1: '',
}

const uncalled = [
  // Styles and scripts that screens ask for.
  ...['acquireResource', 'preloadResource', 'preload', 'preloadModule', 'preconnectAs', 'preinitScript'],
  ...['preinitStyle', 'preinitModuleScript', 'preloadResourceAndSuspendIfNeeded'],
  'insertSuspendedStylesheets',
  // Forms whose action is a function.
  ...['startHostTransition', 'scheduleReplayQueueIfNeeded'],
  // `useActionState`, and what its compiler remembers by.
  ...['mountActionState', 'updateActionState', 'rerenderActionState', 'useMemoCache'],
  // A `ref` of a fragment.
  'FragmentInstance',
]

/** Only a view transition makes it so. */
const neverTrue = 'shouldStartViewTransition'

const unusedStatements = [
  'FragmentInstance.prototype.',
  'ReactDOMSharedInternals.findDOMNode =',
  'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
]

/** Of react and its scheduler: what no screen, no library of a screen and no other part of React asks for. */
const unusedParts: Readonly<Record<string, { functions: readonly string[]; exports: readonly string[] }>> = {
  react: {
    // Children that are yet to come.
    functions: ['resolveThenable'],
    exports: [
      ...['Activity', 'Profiler', 'PureComponent', 'Suspense', 'ViewTransition', '__COMPILER_RUNTIME'],
      ...['lazy', 'addTransitionType', 'cache', 'cacheSignal', 'useActionState', 'unstable_useCacheRefresh'],
    ],
  },
  scheduler: {
    functions: [],
    exports: [
      ...['unstable_Profiling', 'unstable_forceFrameRate', 'unstable_next', 'unstable_runWithPriority'],
      'unstable_wrapCallback',
    ],
  },
}

/** What every browser has that knows CSS layers, without which no page has a look: React's ways around older ones. */
const alwaysTrue =
  /"(?:function" ===|undefined" !==) typeof (?:reportError|queueMicrotask|AbortController|MessageChannel)\b/g

/**
 * Takes out of React, as browsers get it, what the guide makes no use of: a quarter of it. A build fails where a name is not
 * there any more, and a screen that comes to use one of these things fails with an error (044).
 */
export const smallReact = (): Plugin => ({
  name: 'small-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/(?:react-dom-client|react|scheduler)\.production\.js$/ },
    handler: (code, id) => ({ code: withoutUnused(code, id), map: null }),
  },
})

/** A file of React's, by its path, without what is unused. Throws where that is not what this was written for. */
export function withoutUnused(code: string, path: string): string {
  const today = code.replaceAll(alwaysTrue, 'true')
  const [, name = ''] = /([^/]+)\.production\.js$/.exec(path) ?? []
  const unused = unusedParts[name]
  if (!unused) return withoutUnusedOfDom(today)
  const { body } = parseSync(path, today).program
  const exported = unused.exports.map((name) => `exports.${name} =`)
  return cutOut(today, [
    ...statementsCut(body, exported, today),
    ...functionsCut(body, errorsOf(unused.functions)),
  ])
}

function withoutUnusedOfDom(code: string): string {
  const { program } = parseSync('react-dom-client.js', code)
  const tags = new Set([...furtherTags, ...unusedTypes.map((name) => tagOf(name, code))])
  const types = new Set(unusedTypes.map((name) => `REACT_${name}_TYPE`))
  const cuts: Cut[] = []
  const asked: Cut[] = []
  const declared: ESTree.VariableDeclaration[] = []
  const switches: { node: ESTree.SwitchStatement; gone: Cut[] }[] = []
  new Visitor({
    VariableDeclaration: (node) => void declared.push(node),
    SwitchStatement: (node) => {
      const isGone = (test: ESTree.Expression) =>
        isTag(node.discriminant) ? isOneOf(test, tags) : test.type === 'Identifier' && types.has(test.name)
      switches.push({ node, gone: casesCut(node, isGone) })
    },
    BinaryExpression: ({ left, right, operator, start, end }) => {
      if (!/^[!=]==$/.test(operator)) return
      if ((isTag(left) && isOneOf(right, tags)) || (isTag(right) && isOneOf(left, tags)))
        cuts.push({ start, end, by: String(operator === '!==') })
    },
    ConditionalExpression: ({ test: { type, start, end } }) => {
      if (type === 'Identifier' && code.slice(start, end) === neverTrue)
        asked.push({ start, end, by: 'false' })
    },
  }).visit(program)
  if (asked.length === 0) throw changed(`it asks for no ${neverTrue}`)
  for (const { node, gone } of switches) cuts.push(...gone, ...stillDeclared(node, gone, declared))
  return cutOut(code, [
    ...cuts,
    ...asked,
    ...statementsCut(program.body, unusedStatements, code),
    ...functionsCut(program.body, { ...remains, ...errorsOf(uncalled) }),
  ])
}

const changed = (how: string) => new Error(`React has changed: ${how}`)

/** The number that React gives elements of a type. */
function tagOf(type: string, code: string): number {
  const made = code.slice(code.indexOf('function createFiberFromTypeAndProps('))
  const found = new RegExp(`case REACT_${type}_TYPE:[^;]*?(?:Class\\(|fiberTag = )(\\d+)`).exec(made)
  if (!found) throw changed(`it makes no ${type}`)
  return Number(found[1])
}

function statementsCut(body: ESTree.Program['body'], beginnings: readonly string[], code: string): Cut[] {
  return beginnings.flatMap((beginning) => {
    const found = body.filter(({ start }) => code.startsWith(beginning, start))
    if (found.length === 0) throw changed(`nothing begins with ${beginning}`)
    return found.map(({ start, end }) => ({ start, end, by: '' }))
  })
}

const errorsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `throw Error("${name}")`]))

function functionsCut(body: ESTree.Program['body'], remaining: Readonly<Record<string, string>>): Cut[] {
  return Object.entries(remaining).map(([name, by]) => {
    const found = body.find((node) => node.type === 'FunctionDeclaration' && node.id?.name === name)
    if (found?.type !== 'FunctionDeclaration' || !found.body) throw changed(`it has no ${name}`)
    return { start: found.body.start, end: found.body.end, by: `{${by}}` }
  })
}

const isTag = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag'

const isOneOf = (node: ESTree.Node, tags: ReadonlySet<number>): boolean =>
  node.type === 'Literal' && typeof node.value === 'number' && tags.has(node.value)
