import type { ServerResponse } from 'node:http'
import { unavailablePage } from './unavailable-page.ts'

export function sendText(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text)
}

export function sendUnavailable(response: ServerResponse) {
  response.setHeader('Retry-After', '5')
  response
    .writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(unavailablePage)
}

export function sendTooMany(response: ServerResponse, isCall: boolean) {
  const message = 'Too much at once from your address. Please try again in a moment.'
  response.setHeader('Retry-After', '2')
  if (!isCall) return sendText(response, 429, message)
  response
    .writeHead(429, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ message, code: 'too_much_at_once', issues: [] }))
}
