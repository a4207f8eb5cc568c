import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'

// Loaded into a guide before its own code. As it ends, it says from which ports it took connections: what the system completed
// and then refused because nobody listened any more, no code of a guide ever saw.
const ports: number[] = []
const { ACCEPTED_CONNECTIONS: file } = process.env

subscribe('net.server.socket', (message) => {
  const { remotePort } = (message as { socket: Socket }).socket
  if (remotePort !== undefined) ports.push(remotePort)
})
if (file) process.on('exit', () => writeFileSync(file, JSON.stringify(ports)))
