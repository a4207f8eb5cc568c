import { enableCompileCache } from 'node:module'
import { compileCache } from './built-site.ts'

// Node keeps what it made of our files, for the next start and for the processes beside; where it may not write, it goes without.
enableCompileCache(compileCache)
process.env.NODE_COMPILE_CACHE = compileCache
await import('./drizzle-imports.ts')
await import('./serve.ts')
