// JavaScript, and so is what it imports first: Node reads both without its stripper of types, 12 MB, which nothing after
// them needs where what it made is kept.
import { enableCompileCache } from 'node:module'
import { compileCache } from './compile-cache.js'

// Node keeps what it made of our files, for the next start and for the processes beside; where it may not write, it goes without.
enableCompileCache(compileCache)
process.env.NODE_COMPILE_CACHE = compileCache
await import('./drizzle-imports.ts')
await import('./serve.ts')
