import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'
import packageFile from './package.json' with { type: 'json' }

const guide = normalizePath(fileURLToPath(new URL('src/guide/', import.meta.url)))

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
  { name: 'icons', test: /lucide-react/, minShareCount: 3, priority: 2 },
  // Cards and drawings. Few visits need a map.
  {
    name: 'guide',
    test: (id) => id.startsWith(guide) && !id.startsWith(`${guide}map/`),
    minShareCount: 3,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { entry: 'router.tsx', routesDirectory: 'app/routes', generatedRouteTree: 'route-tree.gen.ts' },
      client: { entry: 'client.tsx' },
      server: { entry: 'server.ts' },
      importProtection: {
        // Database and outside world never reach the browser; its screens may only know their types.
        client: { files: ['**/*.{table,queries,provider,task,api,schema}.ts', '**/platform/**'] },
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
