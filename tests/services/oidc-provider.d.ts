// What the tests use of it: its own types come as a package of their own, which brings a dozen more.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Interaction = { prompt: { name: string } }
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }

  class Provider {
    constructor(issuer: string, setup: object)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
  }

  export { type Context, Provider }
}
