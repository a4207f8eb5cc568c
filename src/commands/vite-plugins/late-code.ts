import type { Plugin } from 'vite'
import { missingCode } from '../../web/missing-code.ts'

/**
 * Vite's own way of fetching late code looks first for style sheets that it needs, in 0.6 kB of every first visit. Here is one sheet, which
 * every page names: a build with a second one fails.
 *
 * Chromium never fetches a module again that it could not have once, and names its address in the error. With another fragment the same
 * file is another module to it; once that is there, it is the one. Other browsers try again by themselves, or name none.
 */
export const lateCode = (): Plugin => ({
  name: 'late-code',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => fetchLate,
  },
  generateBundle(_, bundle) {
    const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'))
    if (sheets.length > 1) this.error(`Late code would lack its style sheet: there are ${sheets.join(', ')}`)
  },
})

const fetchLate = `const found = {}
export const __vitePreload = (load) => load().catch(async (error) => {
  const [url] = /http\\S+/.exec(error.message) ?? []
  try {
    if (url) return await (found[url] ??= import(/* @vite-ignore */ url + '#' + Date.now()))
  } catch {
    delete found[url]
  }
  throw Error(${JSON.stringify(missingCode)}, { cause: error })
})`
