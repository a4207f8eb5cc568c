import { fileURLToPath } from 'node:url'

/** What Node keeps of the files that it compiled. */
export const compileCache = fileURLToPath(new URL('../../dist/compile-cache', import.meta.url))
