import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Import, wrongImports } from './areas.ts'

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
const wrong = wrongImports(files.flatMap(importsOf))
if (wrong.length > 0) {
  console.error(
    `${wrong.join('\n')}\n\nThe areas of src and what each may import: CONTRIBUTING.md, 'Where things are'.`,
  )
  process.exitCode = 1
}

/** What a file imports of src: types, parts loaded later and what it hands on too. */
function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
  return named
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from: file, to: path.posix.join(path.posix.dirname(file), name) }))
    .filter(({ to }) => to.startsWith('src/'))
}
