import { credentials } from '../../../e2e/support/identity-server.ts'
import type { ChannelDocument } from '../src/content/channel-code/index.ts'
import { buildChannel } from './channel-builder.ts'
import type { Answer, TestServer } from './start-test-server.ts'

export type Provider = 'google' | 'facebook'

/** Where the channels' visitors are, to the providers. */
export const publicUrl = 'http://localhost:8080'
export const originOfChannel = (key: string) => `http://${key}.test:8080`

export const secretsYaml = ['alpha', 'beta']
  .map(
    key =>
      `${key}: { google_secret: ${credentials.google.secret}, facebook_secret: ${credentials.facebook.secret} }\n`,
  )
  .join('')

export const buildSocialChannel = (key: string, change: Partial<ChannelDocument['channel']> = {}) =>
  buildChannel(key, {
    google: { client_id: credentials.google.id },
    facebook: { app_id: credentials.facebook.id },
    ...change,
  })

/** A browser with its api key and cookies, on one channel. */
export async function createVisitor(server: TestServer, channel = 'alpha') {
  const host = `${channel}.test`
  const cookies = new Map<string, string>()
  let apiKey = await server.anonymousKey(channel)

  const ask = async (path: string, body?: object, key: string | null = apiKey): Promise<Answer> => {
    const answer = await server.ask(path, {
      host,
      ...(body ? { method: 'POST', body } : {}),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    cookies,
    key: () => apiKey,
    ask,
    begin: (provider: Provider, return_path?: string) =>
      ask('/api/v2/auth/social', { step: 'begin', provider, ...(return_path ? { return_path } : {}) }),
    /** The way back from the provider: no api key, only cookies. */
    comeBack: (url: URL) => ask(`${url.pathname}${url.search}`, undefined, null),
    redeem: (code: string) => ask('/api/auth/add_session', { code }),
    register: (code: string, change: object = {}) =>
      ask('/api/v2/auth/social', { step: 'register', code, terms: true, ...change }),
    /** Keeps the new key, as the app does. */
    take(answer: Answer) {
      apiKey = answer.json.api_key
      return answer
    },
  }
}
export type Visitor = Awaited<ReturnType<typeof createVisitor>>

/** Goes through the provider's pages as the person (nobody: cancels); where the browser is sent back to. */
export async function passProvider(redirectUrl: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(redirectUrl)
  let form: string | undefined
  for (let step = 0; step < 10; step++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams({ person: form }) }),
    })
    form = undefined
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) {
      if (response.status !== 200) throw new Error(`${url.pathname} answered ${response.status}`)
      form = person
      continue
    }
    url = new URL(location, url)
    if (url.pathname.endsWith('/callback')) return url
  }
  throw new Error(`went round in circles at ${url.href}`)
}

export const codeOf = (answer: Answer): string =>
  new URLSearchParams(String(answer.headers.location).split('?')[1]).get('code') ?? ''
