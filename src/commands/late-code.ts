import type { Plugin } from 'vite'

/**
 * Vite's own way of fetching late code looks first for style sheets that it needs, in 0.6 kB of every first visit. Here is one sheet, which
 * every page names: a build with a second one fails.
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

// As Vite tells of code that cannot be fetched.
const fetchLate = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  throw error
})`
