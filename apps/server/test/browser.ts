import type { Answer, TestServer } from './start-test-server.ts'

/** A browser with an api key and cookies: keeps what answers give it, as the viewer does. */
export async function openBrowser(server: TestServer, channel = 'alpha', ip = '198.51.100.1') {
  let apiKey = await server.anonymousKey(channel)
  const jar = new Map<string, string>()
  const host = `${channel}.test`
  const keep = (answer: Answer) => {
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=', 2) ?? []
      jar.set(name, value)
    }
    if (answer.status === 200 && typeof answer.json?.api_key === 'string') apiKey = answer.json.api_key
    return answer
  }
  const headers = () => ({
    'x-forwarded-for': ip,
    ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
  })
  return {
    key: () => apiKey,
    cookie: (name: string) => jar.get(name),
    /** As a visitor, with the cookies from before. */
    async comeAgain(): Promise<void> {
      apiKey = await server.anonymousKey(channel)
    },
    async post(path: string, body: object = {}): Promise<Answer> {
      const sent = { ...body, api_key: apiKey }
      return keep(await server.ask(`/api${path}`, { host, headers: headers(), body: sent }))
    },
    async get(path: string): Promise<Answer> {
      const asked = `/api${path}${path.includes('?') ? '&' : '?'}api_key=${apiKey}`
      return keep(await server.ask(asked, { host, headers: headers() }))
    },
  }
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>

export const person = {
  first_name: 'Ada',
  last_name: 'Fan',
  password: 'correct horse battery',
  terms: true,
}

export async function registerPerson(server: TestServer, email: string, channel = 'alpha'): Promise<Browser> {
  const browser = await openBrowser(server, channel)
  const { status, text } = await browser.post('/v2/auth/register', { ...person, email })
  if (status !== 200) throw new Error(`registration failed: ${text}`)
  return browser
}
