import { demoLogins } from '../../apps/server/src/demo/users/index.ts'
import { takeKey } from '../../e2e/support/find-game.ts'
import { operate } from '../../e2e/support/operate.ts'

interface ClipAnswer {
  id: number
  status: string
  url: string | null
}

/** Public clips of a replay, one after the other, cut by the demo's fan. The addresses of their files. */
export async function publishClips(
  url: string,
  eventId: number,
  { count, clipSeconds }: { count: number; clipSeconds: number },
): Promise<string[]> {
  /** A browser's key counts with its cookie alone. */
  let cookie = ''
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const set = response.headers.getSetCookie().map(line => line.split(';', 1)[0])
    if (set.length > 0) cookie = set.join('; ')
    return response.json()
  }
  const [{ email, password }] = demoLogins
  const { api_key } = await post('/v2/auth/login', { api_key: await takeKey(url), email, password })
  const get = async (path: string) =>
    (await fetch(`${url}/api${path}?api_key=${api_key}`, { headers: { cookie } })).json()
  const { media } = await get(`/events/${eventId}`)
  const { tags } = await get(`/clip/options/${eventId}`)
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const clip: ClipAnswer = await post('/clip', {
      api_key,
      event_id: eventId,
      event_media_id: media[0].id,
      is_public: true,
      name: `Moment ${at + 1}`,
      tags: [tags[0].alias],
      start_time: at * clipSeconds,
      duration: clipSeconds,
    })
    ids.push(clip.id)
  }
  await approve(url)
  const addresses: string[] = []
  for (const id of ids) addresses.push(await untilReady(() => get(`/clip/${id}`)))
  return addresses
}

/** All that wait for the demo's operator. */
async function approve(url: string): Promise<void> {
  const { get, post } = await operate(url)
  const { items } = await get('/clips?show=waiting')
  if (!Array.isArray(items)) throw new Error('no list of clips')
  for (const { id, cut, name } of items)
    await post(`/clips/${id}/verdict`, { verdict: 'approved', cut, name })
}

async function untilReady(ask: () => Promise<ClipAnswer>): Promise<string> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const { id, status, url } = await ask()
    if (url !== null) return url
    if (status === 'failed' || Date.now() > deadline) throw new Error(`Clip ${id} is ${status}`)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}
