import type { Answer, TestServer } from './start-test-server.ts'

/** A browser with an api key and a cookie: keeps what answers give it, as the viewer does. */
export async function openBrowser(server: TestServer, channel = 'alpha', ip = '198.51.100.1') {
  let apiKey = await server.anonymousKey(channel)
  let cookie = ''
  const host = `${channel}.test`
  const keep = (answer: Answer) => {
    const [set] = [answer.headers['set-cookie'] ?? []].flat()
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    if (answer.status === 200 && typeof answer.json?.api_key === 'string') apiKey = answer.json.api_key
    return answer
  }
  const headers = () => ({ 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) })
  return {
    key: () => apiKey,
    cookie: () => cookie,
    async post(path: string, body: object = {}): Promise<Answer> {
      const sent = { ...body, api_key: apiKey }
      return keep(await server.ask(`/api${path}`, { method: 'POST', host, headers: headers(), body: sent }))
    },
    async get(path: string): Promise<Answer> {
      return keep(await server.ask(`/api${path}?api_key=${apiKey}`, { host, headers: headers() }))
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
