import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const frameworkModules =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|hono|seroval[^\\/]*)[\\/]/

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
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Every page needs these: as one file they compress better than as the dozen that would come of themselves.
          output: { codeSplitting: { groups: [{ name: 'framework', test: frameworkModules }] } },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  ssr: { external: ['pg', 'pino', 'sharp'] },
})
