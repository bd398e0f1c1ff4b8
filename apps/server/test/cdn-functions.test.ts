import { createHash, createHmac, webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromRoot } from '../../../scripts/root.ts'
import { createMediaTokens, deriveMediaKey } from '../src/context/media-tokens.ts'

const secretKey = 'a secret of the server alone'
const key = deriveMediaKey(secretKey)
const tokens = createMediaTokens(secretKey)
const cookie = 'f00d'.repeat(8)
const device = createHash('sha256').update(cookie).digest('hex').slice(0, 16)
const whole = {
  channelId: 7,
  videoId: 4711,
  scope: null,
  playbackId: '0123456789abcdef',
  device: null,
  expiresAt: new Date(Date.now() + 60_000),
}

/** What a CDN asks the server for; null: it refuses by itself. */
type Cdn = (path: string, cookies?: string) => Promise<string | null>

async function openCloudFront(): Promise<Cdn> {
  const file = await readFile(fromRoot('deploy', 'cloudfront-function.js'), 'utf8')
  const context = createContext({ require: () => ({ createHmac, createHash }) })
  runInContext(file.replace("'KEY OF hmac_sha256'", JSON.stringify(key)), context)
  const answer = z.union([z.object({ uri: z.string() }), z.object({ statusCode: z.literal(403) })])
  return async (path, cookies) => {
    const [uri = ''] = path.split('?')
    Object.assign(context, {
      event: { request: { uri, cookies: cookies ? { player: { value: cookies } } : {} } },
    })
    const said = answer.parse(runInContext('handler(event)', context))
    return 'uri' in said ? said.uri : null
  }
}

async function openCloudflare(): Promise<Cdn> {
  const file = await readFile(fromRoot('deploy', 'cloudflare-worker.js'), 'utf8')
  const asked: string[] = []
  const context = createContext({
    URL,
    Request,
    Response,
    TextEncoder,
    Uint8Array,
    crypto: webcrypto,
    env: { MEDIA_KEY: key },
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).pathname)
      return new Response('from the server')
    },
  })
  runInContext(file.replace('export default', 'globalThis.worker ='), context)
  return async (path, cookies) => {
    const headers = new Headers(cookies ? { cookie: `other=1; player=${cookies}` } : {})
    Object.assign(context, { request: new Request(`https://watch.example${path}`, { headers }) })
    const answer: unknown = await runInContext('worker.fetch(request, env)', context)
    if (!(answer instanceof Response)) throw new Error('no answer')
    return answer.status === 403 ? null : (asked.at(-1) ?? '')
  }
}

const addressOf = (change: object, file = 'source/segment-3-wabcdef.m4s') =>
  `/media/${tokens.write({ ...whole, ...change })}/${file}`

describe.each([
  ['CloudFront', openCloudFront],
  ['Cloudflare', openCloudflare],
])('a function for %s', async (_name, open) => {
  const ask = await open()

  it.each(['source/segment-3-wabcdef.m4s', '720p/part-3-wabcdef-1.m4s', 'init-0.mp4', 'source/index.m3u8'])(
    'asks once for everybody for %s, by a token that the server takes',
    async file => {
      const first = await ask(addressOf({}, file))
      const second = await ask(addressOf({ playbackId: 'fedcba9876543210' }, file))
      expect(first).toBe(second)
      const [, token = '', rest] = first?.match(/^\/media\/([^/]+)\/(.*)$/) ?? []
      expect(rest).toBe(file)
      const grant = tokens.read(token)
      expect(grant).toMatchObject({ channelId: 7, videoId: 4711, scope: null, device: null })
      const leftMs = (grant?.expiresAt.getTime() ?? 0) - Date.now()
      expect(leftMs).toBeGreaterThan(3_600_000 - 1_000)
      expect(leftMs).toBeLessThanOrEqual(7_200_000)
    },
  )

  it('refuses a forged token, and one of another browser', async () => {
    const forged = addressOf({}).replace(
      /([0-9a-f])\/source/,
      (_, last) => `${last === '0' ? '1' : '0'}/source`,
    )
    expect(await ask(forged)).toBeNull()
    const prolonged = addressOf({}).replace(/-(\d{10})-/, (_, seconds) => `-${Number(seconds) + 60}-`)
    expect(await ask(prolonged)).toBeNull()
    expect(await ask(addressOf({ device }))).toBeNull()
    expect(await ask(addressOf({ device }), 'cafe'.repeat(8))).toBeNull()
    expect(await ask(addressOf({ device }), cookie)).toBe(await ask(addressOf({})))
  })

  it.each([
    ['has run out', { expiresAt: new Date(Date.now() - 1_000) }],
    ['opens a stretch alone', { scope: { fromMs: 0, toMs: 9_000 } }],
    ['is a television’s', { device: 'cast' }],
  ])('leaves a token to the server that %s', async (_what, change) => {
    const address = addressOf(change)
    expect(await ask(address)).toBe(address)
  })

  it('leaves the list of sizes and all other addresses to the server', async () => {
    for (const path of [addressOf({}, 'index.m3u8'), addressOf({}, 'storyboard-1.jpg'), '/media/x/y', '/'])
      expect(await ask(path)).toBe(path)
  })
})
