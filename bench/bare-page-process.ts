import { createServer } from 'node:http'

export type BareAnswer = { headers: Record<string, string>; body: string }

/** The least that Node can do: one answer, whatever is asked. The body comes as Base64. */
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
