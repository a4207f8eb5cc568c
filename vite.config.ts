import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'
import packageFile from './package.json' with { type: 'json' }

const guide = normalizePath(fileURLToPath(new URL('src/guide/', import.meta.url)))

/** The files of the icons that these sources name. */
const iconsOf = (sources: string): string[] =>
  globSync(sources).flatMap((file) => {
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? []
    const icons = names.match(/(?<!as )\b[A-Z]\w*/g) ?? []
    return icons.map((name) => `${name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()}.mjs`)
  })

const familiesIcons = iconsOf('src/{app,guide,site,ui,web}/**/*.tsx')
const onlyOfficeIcons = iconsOf('src/{editing,gathering,office,system}/**/*.tsx').filter(
  (file) => !familiesIcons.includes(file),
)

/** What has another name in the sources than its file counts as the families', and so does what all icons are made with. */
const isIconOf = (whose: 'families' | 'office') => (id: string) =>
  id.includes('lucide-react') && onlyOfficeIcons.includes(basename(id)) === (whose === 'office')

// What every page, or several, need: as one file it compresses better than as the dozens that would come of themselves,
// each of which would cost a request of its own.
const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|hono)[\\/]/,
    priority: 2,
  },
  // What every page begins with.
  { name: 'first', tags: ['$initial'], priority: 1 },
  // In a file with others, those would wait for them while they wait for those.
  { name: 'icons', test: isIconOf('families'), minShareCount: 3, priority: 2 },
  { name: 'office-icons', test: isIconOf('office'), minShareCount: 3, priority: 1.5 },
  // Cards and drawings. Few visits need a map.
  {
    name: 'guide',
    test: (id) => id.startsWith(guide) && !id.startsWith(`${guide}map/`),
    minShareCount: 3,
  },
]

const notOfPages = ['**/*.{table,queries,provider,task,api,schema}.ts', '**/platform/**']

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { entry: 'router.tsx', routesDirectory: 'app/routes', generatedRouteTree: 'route-tree.gen.ts' },
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
