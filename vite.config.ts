import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { iconSprite } from './src/commands/icon-sprite.ts'

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

/** Of `src/ui`, what brings no library along. Few visits need a map, and only a place and the back office the table of facts. */
const isOfPages = (id: string) =>
  (id.startsWith(guide) && !/^(?:map|facts)\//.test(id.slice(guide.length))) ||
  /\/src\/ui\/(?:multi-select|toggle|share-buttons|use-answer|wrapped-index)\.tsx?$/.test(id)

// What every page, or several, need: as one file it compresses better than as the dozens that would come of themselves,
// each of which would cost a request of its own.
const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'drawings', test: isOfHome, minShareCount: 3, priority: 2.5 },
  { name: 'guide', test: isOfPages, minShareCount: 3, priority: 2 },
  { name: 'office-icons', test: /lucide-react/, minShareCount: 3, priority: 1.5 },
]

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
  ],
  // Pages name the files they need themselves; the browser need not find that out once more.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  // What commands load too stays a package; all else lies in the server's bundle. In development nothing is bundled.
  ssr: { external: Object.keys(packageFile.dependencies), ...(command === 'build' && { noExternal: true }) },
}))
