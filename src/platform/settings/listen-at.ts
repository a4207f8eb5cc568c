import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { SettingsError } from './settings.ts'

type Place = {
  host: string
  port: number
  /** The two settings that say so. */
  settings: readonly [host: string, port: string]
}

/** @throws SettingsError that names the settings and says why nobody can listen there */
export async function listenAt(server: Server, { host, port, settings }: Place): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const [hostName, portName] = settings
    const why = reasons[error.code ?? ''] ?? error.message
    throw new SettingsError(`Nothing can listen at ${hostName}=${host} and ${portName}=${port}: ${why}.`, {
      cause: error,
    })
  })
}

/** For what changes something before it listens. @throws SettingsError as above */
export async function requireFree(place: Place): Promise<void> {
  const server = createServer()
  await listenAt(server, place)
  server.close()
  await once(server, 'close')
}

const reasons: Record<string, string> = {
  EACCES: 'the system keeps this port for itself, as most do below 1024',
  EADDRINUSE: 'another program does already',
  EADDRNOTAVAIL: 'this machine does not have the address',
  EAFNOSUPPORT: 'this machine does not have addresses of that kind',
  ENOTFOUND: 'nobody knows that name',
}
