import { setTimeout as wait } from 'node:timers/promises'

/** Asks a guide over HTTP as its admin marta. What gives no answer within 20 s has the status 0. */
export function guideClient(url: string) {
  let cookie = ''
  let written = 0
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { signal: AbortSignal.timeout(20_000), ...init, headers: { cookie, ...init.headers } })
  const statusOf = async (sending: Promise<Response>) => {
    const response = await sending.catch(() => undefined)
    await response?.arrayBuffer()
    return response?.status ?? 0
  }
  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const status = (path: string) => statusOf(send(path))
  const until = async (path: string, wanted: number, seconds = 60) => {
    const end = Date.now() + seconds * 1000
    let last = await status(path)
    while (last !== wanted && Date.now() < end) {
      await wait(100)
      last = await status(path)
    }
    return last
  }
  return {
    ask: {
      status,
      until,
      upload: (photo: Uint8Array<ArrayBuffer>) => {
        const body = new FormData()
        body.set('type', 'logo')
        body.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
        return statusOf(send('/api/assets/upload', { method: 'POST', body }))
      },
      sendPlaces: (file: Uint8Array<ArrayBuffer>) => {
        const body = new FormData()
        body.set('file', new Blob([file]), 'places.csv')
        return statusOf(send('/api/admin/places/import', { method: 'POST', body }))
      },
    },
    send,
    /** Waits until the guide is open. */
    signIn: async () => {
      // A start may take its time on a busy machine.
      await until('/readyz', 200, 300)
      const credentials = { username: 'marta', password: 'a long password' }
      const answer = await send('/api/auth/login', json('POST', credentials))
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      if (!cookie) throw new Error(`Nobody was signed in: ${answer.status}`)
    },
    /** One write, of 4 kB. */
    write: async () => {
      const key = `FULL_${++written}`
      const config = { key, value: 'x'.repeat(4000), description: 'y'.repeat(400) }
      return { key, status: await statusOf(send('/api/configs', json('POST', config))) }
    },
    /** What was written. */
    keys: async () => {
      const answer = await send('/api/configs')
      if (!answer.ok) throw new Error(`What was written is not told: ${answer.status} ${await answer.text()}`)
      const configs = (await answer.json()) as { key: string }[]
      return new Set(configs.map(({ key }) => key))
    },
  }
}
