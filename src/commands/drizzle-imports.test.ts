import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const imported = async (before: string): Promise<{ names: string[]; bytes: number }> => {
  const script = `${before}
    const before = process.memoryUsage().heapUsed
    const names = []
    for (const entry of ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'])
      names.push(...Object.keys(await import(entry)))
    console.log(JSON.stringify({ names, bytes: process.memoryUsage().heapUsed - before }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout)
}

test('drizzle is the same and takes a fraction of the memory where its entries are looked up once', async () => {
  const [asNode, asHere] = [
    await imported(''),
    await imported(`await import(${JSON.stringify(new URL('./drizzle-imports.ts', import.meta.url).href)})`),
  ]
  expect(asHere.names).toEqual(asNode.names)
  expect(asHere.bytes).toBeLessThan(asNode.bytes / 4)
})
