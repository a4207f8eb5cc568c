import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// What every page, or several, need: as one file it compresses better than as the dozens that would come of themselves,
// each of which would cost a request of its own.
const sharedFiles = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|hono)[\\/]/,
    priority: 2,
  },
  // Without what few visits need, or what brings Radix along: that is fetched when it is reached for.
  {
    name: 'shared',
    test: /[\\/]src[\\/](?!map[\\/]|page-content[\\/]|search[\\/]|accounts[\\/]|admin[\\/]|ui[\\/](popover|dialog)\.tsx)|lucide-react/,
    minShareCount: 3,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { entry: 'router.tsx', routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts' },
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
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: sharedFiles } },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  ssr: { external: ['pg', 'pino', 'sharp'] },
})
