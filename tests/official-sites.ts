import { readFileSync } from 'node:fs'

/** A page as its server sends it; see the README beside them. */
export const officialPage = (name: string): Buffer =>
  readFileSync(new URL(`./fixtures/official-sites/${name}.html`, import.meta.url))
