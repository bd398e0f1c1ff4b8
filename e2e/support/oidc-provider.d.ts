/** It brings no types: these are the parts that the tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface OidcContext {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (owner: {
      clientId: string
      accountId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ): Promise<void>
    on(event: 'server_error', listener: (ctx: OidcContext, error: Error) => void): void
  }
}
