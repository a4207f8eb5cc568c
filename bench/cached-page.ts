import { request } from 'node:http'
import { startNginx } from './nginx.ts'
import { cpuSecondsOf, type LoadProcess, type ServerProcess, startBare } from './processes.ts'
import { comparisonOf, inRounds, median } from './rounds.ts'

const path = '/funcity/munich'

/** A kept city page against node's own server, and nginx where it is installed, that send the same bytes with as many headers. */
export async function benchCachedPage(site: ServerProcess, load: LoadProcess) {
  const answer = await fetchRaw(site.port)
  const same = { headers: headersToRepeat(answer.rawHeaders), body: answer.body.toString('base64') }
  const bare = await startBare('bare-page-process.ts', same)
  const againstNode = await compare(site, bare, load)
  await bare.stop()
  const nginx = await startNginx(same)
  const againstNginx = nginx && (await compare(site, nginx, load))
  await nginx?.stop()
  return { ...againstNode, againstNginx, bytes: answer.body.length }
}

async function compare(site: ServerProcess, bare: ServerProcess, load: LoadProcess) {
  const cpu = { ours: [] as number[], bare: [] as number[] }
  const busy: number[] = []
  const ask = (server: ServerProcess, costs: number[]) => async () => {
    const before = await cpuSecondsOf(server.pid)
    const result = await load.run({ port: server.port, path, acceptEncoding: 'br', milliseconds: 500 })
    const after = await cpuSecondsOf(server.pid)
    if (before !== undefined && after !== undefined) costs.push((after - before) / result.requests)
    busy.push(result.ownBusyShare)
    return result.requestsPerSecond
  }
  const comparison = await inRounds(15, ask(site, cpu.ours), ask(bare, cpu.bare))
  return {
    comparison,
    /** Seconds of the server's CPU per request. */
    cpu: cpu.ours.length > 0 ? comparisonOf(cpu.ours.slice(1), cpu.bare.slice(1)) : undefined,
    loadBusyShare: median(busy),
  }
}

/** Node adds Date, Connection and Keep-Alive by itself. */
function headersToRepeat(raw: readonly string[]): Record<string, string> {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))
  return Object.fromEntries(pairs.filter(([name]) => !/^(?:date|connection|keep-alive)$/i.test(name)))
}

function fetchRaw(port: number): Promise<{ rawHeaders: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}
