import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from './listen.ts'
import { type Person, readForm, sendPeoplePage } from './people-page.ts'

interface FacebookServerOptions {
  appId: string
  secret: string
  redirectUris: readonly string[]
  people: readonly Person[]
}

interface Grant {
  personId: string
  redirectUri: string
  challenge: string
}

/** Dialog, token exchange and Graph in the shape of Facebook's, as strict as it is. */
export function startFacebookServer(options: FacebookServerOptions) {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, string>()

  return listen(url => async (request, response) => {
    const asked = new URL(request.url ?? '/', url)
    if (asked.pathname.endsWith('/dialog/oauth')) return dialog(options, codes, asked, request, response)
    if (asked.pathname.endsWith('/oauth/access_token')) {
      const form = await readForm(request)
      const isApp = form.get('client_id') === options.appId && form.get('client_secret') === options.secret
      if (form.get('grant_type') === 'client_credentials')
        return isApp ? send(response, { access_token: 'of the app', token_type: 'bearer' }) : refuse(response)
      const grant = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isGood =
        grant !== undefined &&
        isApp &&
        form.get('redirect_uri') === grant.redirectUri &&
        challenge === grant.challenge
      if (!isGood) return refuse(response)
      const access_token = randomBytes(16).toString('hex')
      tokens.set(access_token, grant.personId)
      return send(response, { access_token, token_type: 'bearer', expires_in: 5_000_000 })
    }
    if (asked.pathname.endsWith('/me')) {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      const proof = createHmac('sha256', options.secret).update(token).digest('hex')
      const person = options.people.find(({ id }) => id === tokens.get(token))
      if (!person || asked.searchParams.get('appsecret_proof') !== proof) return refuse(response)
      const fields = (asked.searchParams.get('fields') ?? '').split(',')
      return send(
        response,
        Object.fromEntries(Object.entries(person).filter(([name]) => fields.includes(name))),
      )
    }
    response.statusCode = 404
    response.end()
  })
}

async function dialog(
  { appId, redirectUris, people }: FacebookServerOptions,
  codes: Map<string, Grant>,
  asked: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parameter = (name: string) => asked.searchParams.get(name) ?? ''
  const redirectUri = parameter('redirect_uri')
  const challenge = parameter('code_challenge')
  const isGood =
    parameter('client_id') === appId &&
    redirectUris.includes(redirectUri) &&
    parameter('code_challenge_method') === 'S256' &&
    challenge !== ''
  if (!isGood) return refuse(response)
  if (request.method === 'GET') return sendPeoplePage(response, 'Log in with Facebook', people)
  const personId = (await readForm(request)).get('person') ?? ''
  const back = new URL(redirectUri)
  back.searchParams.set('state', parameter('state'))
  if (personId === '') {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_reason', 'user_denied')
  } else {
    const code = randomBytes(16).toString('hex')
    codes.set(code, { personId, redirectUri, challenge })
    back.searchParams.set('code', code)
  }
  response.statusCode = 302
  response.setHeader('location', back.href)
  response.end()
}

function send(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer))
}

function refuse(response: ServerResponse): void {
  response.statusCode = 400
  send(response, { error: { type: 'OAuthException', code: 100 } })
}
