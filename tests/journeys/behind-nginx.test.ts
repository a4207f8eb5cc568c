import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { guideClient } from '../faults/guide-client.ts'
import { freePort } from '../guides/guide-process.ts'
import { aPicture } from '../test-uploads.ts'
import { startOwnGuide } from './own-guide.ts'

const isInstalled = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test('behind nginx as we ship it one signs in, uploads 15 MB, sends a long file of places and follows a job as it goes', async ({
  skip,
}) => {
  if (!isInstalled) return skip('nginx is not installed here')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const guide = await startOwnGuide({
    ...{ TRUST_PROXY: '1', SITE_ORIGIN: url },
    ...{ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: 'a long password' },
  })
  onTestFinished(async () => void (await guide.stop()))
  await startNginx(guide, port)
  const { ask, signIn, send } = guideClient(url)
  await signIn()
  const photo = await aPicture().jpeg().toBuffer()
  expect(await ask.upload(Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]))).toBe(200)
  expect(await ask.upload(Buffer.concat([photo, Buffer.alloc(25 * 1024 * 1024)]))).toBe(413)
  expect(await ask.sendPlaces(Buffer.alloc(40 * 1024 * 1024, 'x'))).toBe(422)
  const page = await send('/funcity/vienna', { headers: { 'Accept-Encoding': 'br' } })
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br'])

  const started = await send('/api/admin/translate-again', {
    method: 'POST',
    headers: { Prefer: 'respond-async', Origin: url },
  })
  expect(started.status).toBe(202)
  const events = await send(`${started.headers.get('location')}/events`)
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  const said = await events.text()
  expect(said).toMatch(/^event: job/m)
  expect(said).toMatch(/^event: end/m)
})

/** nginx with deploy/nginx.conf, on a port of its own and without TLS. */
async function startNginx({ url, dataDir }: { url: string; dataDir: string }, port: number) {
  const shipped = await readFile('deploy/nginx.conf', 'utf8')
  const server = shipped
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*(?:listen \[::\]|ssl_).*$/gm, '')
    .replace('127.0.0.1:3000', new URL(url).host)
  const folder = join(dataDir, 'nginx')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}-${name};`,
  )
  const config = `daemon off; pid ${folder}.pid; error_log stderr; events {}
    http { access_log off; ${paths.join(' ')} ${server} }`
  await writeFile(`${folder}.conf`, config)
  const nginx = spawn('nginx', ['-c', `${folder}.conf`], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
  })
}
