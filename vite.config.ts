import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { iconSprite } from './src/commands/vite-plugins/icon-sprite.ts'
import { lateCode } from './src/commands/vite-plugins/late-code.ts'
import { releaseFiles } from './src/commands/vite-plugins/release-files.ts'
import { smallReact } from './src/commands/vite-plugins/small-react.ts'

const guide = normalizePath(fileURLToPath(new URL('src/guide/', import.meta.url)))

/** The files of the icons that these sources name. */
const iconsOf = (sources: string): string[] =>
  globSync(sources).flatMap((file) => {
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? []
    const icons = names.match(/(?<!as )\b[A-Z]\w*/g) ?? []
    return icons.map((name) => `${name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()}.mjs`)
  })

/** What the home page shares with those of places: drawings, and a field to choose in. */
const isOfHome = (id: string) =>
  id.startsWith(`${guide}art/`) || /\/src\/ui\/(?:select|badge|named-icon|outside-link)\.tsx$/.test(id)

/** What few visits need: a map, and what comes when a visitor first reaches for a plan, a comparison, days, a family or what is kept. */
const isRare =
  /^(?:map\/|facts\/|how-far\/locate|nearby\/nearby-words|offline\/|family\/(?!our-family|family-store|family-chip)|place-lists\/rain-swaps|plan\/(?:kept-)?plan\.ts|opening-hours\/(?:shown\/hours-on-day|days\/date-words|reckoning\/check-hours))/

/** The list of a city with its map's frame, of which the page around a visitor takes some too. */
const isOfCity = (id: string) =>
  /^city-page\/results-map\./.test(id.slice(guide.length)) ||
  /\/funcity\.\$citySlug\.tsx\?tsr-split=component/.test(id)

/** The page of a place: what a comparison and the back office take of it stays with the rest. */
const isOfPlace = (id: string) =>
  /^(?:place-page|nearby)\/|^reports\/tell-us\.|^door-to-gate\/(?:from-where|stay-store)|^facts\/(?:source-(?:note|words)|date-words)\./.test(
    id.slice(guide.length),
  ) || /\/src\/ui\/back-button\.tsx$|\/funplace\.\$placeSlug\.tsx\?tsr-split=component/.test(id)

/** Where somebody is, by the device or by an address: late, and one file, of which the first one holds the name. */
const isOfWhereabouts = (id: string) =>
  /^(?:how-far\/locate|door-to-gate\/(?:address-search|why-not-found))/.test(id.slice(guide.length))

/** Of `src/ui`, what brings no library along. */
const isOfPages = (id: string) =>
  (id.startsWith(guide) && !isRare.test(id.slice(guide.length))) ||
  /\/src\/ui\/(?:multi-select|toggle|share-buttons|show-whole|use-answer|wrapped-index)\.tsx?$/.test(id)

// What every page, or several, need: as one file it compresses better than as the dozens that would come of themselves,
// each of which would cost a request of its own.
const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'guide', test: (id) => isOfHome(id) || isOfPages(id), minShareCount: 3, priority: 2 },
  { name: 'city', test: isOfCity, priority: 1.9 },
  { name: 'place', test: isOfPlace, priority: 1.8 },
  { name: 'where', test: isOfWhereabouts, priority: 1.7, includeDependenciesRecursively: false },
  { name: 'office-icons', test: /lucide-react/, minShareCount: 3, priority: 1.5 },
]

/** What several screens of the back office share of its own; what visitors' dialogs and lists take too stays in files of its own. */
const sharedByOffice: Rolldown.CodeSplittingGroup = {
  name: 'office',
  test: /\/src\/(?:office|editing|system|gathering)\//,
  minShareCount: 3,
  priority: 1.4,
  includeDependenciesRecursively: false,
}

const notOfPages = ['**/*.{table,queries,provider,task,api,schema}.ts', '**/platform/**']

export default defineConfig(({ command }) => ({
  // The screens are written against that router; a browser gets the tenth of it that they use (039).
  resolve: {
    alias: [
      {
        find: /^@tanstack\/react-router$/,
        replacement: fileURLToPath(new URL('src/web/router/react-router.tsx', import.meta.url)),
      },
    ],
  },
  plugins: [
    iconSprite(iconsOf('src/{app,guide,site,ui,web}/**/*.tsx')),
    tailwindcss(),
    tanstackStart({
      router: {
        entry: 'router.tsx',
        routesDirectory: 'app/routes',
        generatedRouteTree: 'route-tree.gen.ts',
        // A screen and its word for what is not there are one file.
        codeSplittingOptions: { addHmr: false, defaultBehavior: [['component', 'notFoundComponent']] },
      },
      client: { entry: 'client.tsx' },
      server: { entry: 'server.ts' },
      // `npm run dev` answers with calls too, and brings a database.
      vite: { installDevServerMiddleware: false },
      importProtection: {
        // Database and outside world never reach the browser; its screens may only know their types.
        client: { files: notOfPages },
        // What renders them is built apart from the API, which it asks: the same things would be there twice.
        ...(command === 'build' && { server: { files: notOfPages } }),
      },
    }),
    react(),
    smallReact(),
    lateCode(),
    releaseFiles(),
  ],
  // Pages name the files they need themselves; the browser need not find that out once more.
  // The map's code, which comes when a map does, is one part of 1.3 MB: no newcomer's first start need warn of it.
  build: { assetsInlineLimit: 0, modulePreload: false, chunkSizeWarningLimit: 1400 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [...sharedFiles, sharedByOffice] } },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  // What commands load too stays a package; all else lies in the server's bundle. In development nothing is bundled.
  ssr: { external: Object.keys(packageFile.dependencies), ...(command === 'build' && { noExternal: true }) },
}))
