import { releaseCaches } from '../../guide/offline/pack.ts'

/** Written in by the build: all files that pages need, by their addresses. */
declare const release: { version: string; files: string[] }

const cacheName = `${releaseCaches}${release.version}`
const shellAddress = '/offline'

/**
 * Keeps all of this release, or nothing. What the one before has already is not fetched again.
 * @throws when the guide has become another release meanwhile, or something cannot be had
 */
export async function keepRelease(): Promise<void> {
  const shell = await fetch(shellAddress, { cache: 'no-cache' })
  const html = await shell.clone().text()
  const files = new Set(release.files)
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  if (!shell.ok || named.some((file) => !files.has(file))) throw new Error('The guide is another release now')
  try {
    const cache = await caches.open(cacheName)
    await cache.put(shellAddress, shellOf(shell, html))
    await Promise.all(release.files.map((file) => keepFile(cache, file)))
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  const kept = await caches.match(file)
  if (kept) return cache.put(file, kept)
  await cache.add(file)
}

/** Marked, so that the browser knows that it stands for another page. */
function shellOf({ headers }: Response, html: string): Response {
  const names = ['Content-Type', 'Content-Security-Policy']
  return new Response(html.replace('<html ', '<html data-shell="" '), {
    headers: names.map((name): [string, string] => [name, headers.get(name) ?? '']),
  })
}

/** The page that stands for all others where there is no network. */
export const keptShell = (): Promise<Response | undefined> => caches.match(shellAddress, { cacheName })

export async function removeOtherReleases(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(releaseCaches) && name !== cacheName)
  await Promise.all(others.map((name) => caches.delete(name)))
}
