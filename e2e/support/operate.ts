import { demoOperator } from './studio.ts'

/** The demo's operator, logged in without a browser; paths begin below the channel. */
export interface Operating {
  get(path: string): Promise<Record<string, unknown>>
  post(path: string, body?: object): Promise<Record<string, unknown>>
  /** As the Studio's form does, with a team and a sport. */
  makeChannel(own: OwnChannel): Promise<void>
}

interface OwnChannel {
  channel_key: string
  name: string
  host: string
  currency?: string
}

export async function operate(serverUrl: string, as = demoOperator): Promise<Operating> {
  const { channel_key } = await (await fetch(`${serverUrl}/api/channel-config`)).json()
  const ownPage = { origin: serverUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  async function ask(path: string, cookie: string, body?: object): Promise<Response> {
    const response = await fetch(`${serverUrl}/api/studio${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...ownPage, cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const login = await ask('/login', '', as)
  const cookies = login.headers.getSetCookie().map(line => line.split(';', 1)[0])
  const ofChannel = async (path: string, body?: object) =>
    (await ask(`/channels/${channel_key}${path}`, cookies.join('; '), body)).json()
  async function makeChannel(own: OwnChannel): Promise<void> {
    const plain = { language: 'en', languages: ['en'], currency: 'USD', time_zone: 'America/Toronto' }
    const look = { primary: '#0f766e', logo: null, contact_email: 'hello@prairie.example' }
    const sale = { seller: null, refunds: 'no_refunds' }
    const sport = { sports: ['Hockey'], gender: 'women', teams: [{ name: 'Wolves', city: '' }] }
    await ask('/channels', cookies.join('; '), { ...plain, ...look, ...sale, ...sport, ...own })
  }
  return { makeChannel, get: path => ofChannel(path), post: (path, body = {}) => ofChannel(path, body) }
}
