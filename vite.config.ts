import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }

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
    name: (id: string, graph: Graph) => (isShared(id, graph) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: 3,
    test: /[\\/]src[\\/](?!guide[\\/](?:map|search)[\\/]|site[\\/]page-content[\\/]|ui[\\/](popover|dialog)\.tsx)|lucide-react/,
    priority: 1,
  },
]

type Graph = {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/** Whether at least three of the parts that visitors fetch hold the module; those of the back office do not count. */
function isShared(id: string, graph: Graph): boolean {
  return [...partsWith(id, graph)].filter((part) => isPublic(part, graph)).length >= 3
}

/** The modules that are fetched by themselves and bring this one along. */
function partsWith(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const info = graph.getModuleInfo(id)
  const parts = (info?.importers ?? []).flatMap((importer) => [...partsWith(importer, graph, seen)])
  if (info?.isEntry || info?.dynamicImporters.length) parts.push(id)
  return new Set(parts)
}

const isScreenOfAdmins = (id: string) => /[\\/]routes[\\/]admin/.test(id)

/** Whether anything but the back office fetches the part. */
function isPublic(part: string, graph: Graph, seen = new Set<string>()): boolean {
  if (isScreenOfAdmins(part) || seen.has(part)) return false
  seen.add(part)
  const info = graph.getModuleInfo(part)
  if (!info || info.isEntry) return true
  return info.dynamicImporters.some((importer) =>
    [...partsWith(importer, graph)].some((root) => isPublic(root, graph, seen)),
  )
}

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
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: sharedFiles } },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  // What commands load too stays a package; all else lies in the server's bundle. In development nothing is bundled.
  ssr: { external: Object.keys(packageFile.dependencies), ...(command === 'build' && { noExternal: true }) },
}))
