import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tests/guides/guide-process.ts'
import type { BareAnswer } from './bare-page-process.ts'

/** nginx as one process that sends one file, whatever is asked; undefined where it is not installed. */
export async function startNginx({ headers, body }: BareAnswer) {
  if (!isInstalled()) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'page'), Buffer.from(body, 'base64'))
  await writeFile(join(folder, 'nginx.conf'), configOf(folder, port, headers))
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isOpen(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx does not start')
    await pause(20)
  }
  return {
    port,
    pid: nginx.pid as number,
    stop: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

function isInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** As fast as it can be set up: nothing is logged, and the file stays open. */
const configOf = (folder: string, port: number, headers: BareAnswer['headers']) => `
daemon off; master_process off; pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag off; server_tokens off;
  keepalive_requests 1000000000; open_file_cache max=10 inactive=1h; open_file_cache_valid 1h;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder}; types {} default_type "${headers['Content-Type']}";
    ${Object.entries(headers)
      .filter(([name]) => !/^content-(?:type|length)$/i.test(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
      .join('\n    ')}
    location / { try_files /page =404; }
  }
}
`

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
