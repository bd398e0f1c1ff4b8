import { afterEach, describe, expect, it } from 'vitest'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay, addRung, baseOf } from './video-builder.ts'

let shiftMs = 0

const server = await serveTests({
  channels: [buildLeague('alpha', { allowed_origins: ['https://club.example'] }), buildLeague('beta')],
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), {
  stream_status: 'finished',
  type: 'register',
})
const videoId = (await addReplay(server, eventId)).videoId
const paidId = await season.add(new Date(Date.now() - 60_000).toISOString(), {
  stream_status: 'finished',
  type: 'ppv',
})
const paid = await addReplay(server, paidId)
for (const id of [videoId, paid.videoId])
  await addRung(server, id, { name: 'source', height: 90, bandwidth: 900_000 })

async function play(
  email: string,
  id = eventId,
  {
    buy = async () => {},
    ...body
  }: { buy?: (userId: number) => Promise<void>; keeps_address?: boolean } = {},
) {
  const { apiKey, userId } = await server.programKey(server.alphaId, email)
  await buy(userId)
  const headers = { authorization: `Bearer ${apiKey}` }
  const started = await server.ask(`/api/events/${id}/playback`, { body, headers })
  const { json } = started
  const base = baseOf(json.url)
  const renew = () => server.ask(`/api/playback/${json.playback_id}`, { body: {}, headers })
  const [given = ''] = [started.headers['set-cookie'] ?? []].flat()
  return { base, renew, headers, cookie: given.split(';')[0] ?? '' }
}

describe('a segment', () => {
  it('is cached for ever by clients; a playlist is fetched each time', async () => {
    const { base } = await play('cache@example.com')
    const segment = await server.ask(`${base}segment-0.m4s`)
    expect(segment.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      vary: 'origin',
    })
    expect((await server.ask(`${base}source/index.m3u8`)).headers['cache-control']).toBe('no-cache')
    const etag = String(segment.headers.etag)
    const again = await server.ask(`${base}segment-0.m4s`, { headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await server.ask(`${base}segment-99.m4s`)).headers['cache-control']).toBe('no-store')
  })

  it('answers HEAD with its size and no bytes, and so does a playlist', async () => {
    const { base } = await play('head@example.com')
    const { headers } = await server.ask(`${base}segment-0.m4s`)
    const head = await server.ask(`${base}segment-0.m4s`, { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers['content-length']).toBe(headers['content-length'])
    expect(await server.ask(`${base}index.m3u8`, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect(await server.ask(`${base}source/index.m3u8`, { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
    })
    expect((await server.ask(`${base}segment-99.m4s`, { method: 'HEAD' })).status).toBe(404)
  })

  it('can be fetched in ranges', async () => {
    const { base } = await play('range@example.com')
    const url = `${base}segment-0.m4s`
    const whole = await server.ask(url)
    const size = Number(whole.headers['content-length'])
    const etag = String(whole.headers.etag)
    const ask = (headers: Record<string, string>) => server.ask(url, { headers })
    const first = await ask({ range: 'bytes=0-7' })
    expect(first.status).toBe(206)
    expect(first.headers).toMatchObject({ 'content-range': `bytes 0-7/${size}`, 'content-length': '8' })
    expect(first.text.slice(4)).toBe('moof')
    expect((await ask({ range: 'bytes=-5' })).headers['content-range']).toBe(
      `bytes ${size - 5}-${size - 1}/${size}`,
    )
    const beyond = await ask({ range: `bytes=${size}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    expect((await ask({ range: 'bytes=0-1,4-5' })).status).toBe(200)
    expect((await ask({ range: 'bytes=0-7', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-7', 'if-range': '"other"' })).status).toBe(200)
  })

  it('is open to the origins that the channel lists', async () => {
    const { base } = await play('origin@example.com')
    const ask = (origin: string) => server.ask(`${base}segment-0.m4s`, { headers: { origin } })
    expect((await ask('https://club.example')).headers['access-control-allow-origin']).toBe(
      'https://club.example',
    )
    expect((await ask('https://other.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('every playlist and every segment', () => {
  const files = ['index.m3u8', 'source/index.m3u8', 'init-0.mp4', 'segment-0.m4s', 'source/segment-0.m4s']

  it('refuses a token that is wrong, forged or of another channel, even when the file is in memory', async () => {
    const { base } = await play('forger@example.com')
    const token = base.split('/')[2] ?? ''
    const grant = server.ctx.mediaTokens.read(token)
    if (!grant) throw new Error('no grant')
    const other = server.ctx.mediaTokens.write({ ...grant, channelId: server.betaId })
    for (const file of files) {
      expect((await server.ask(base + file)).status, file).toBe(200)
      for (const wrong of ['x', `${token}0`, token.replace(/.$/, last => (last === '0' ? '1' : '0'))])
        for (const method of ['GET', 'HEAD'])
          expect((await server.ask(`/media/${wrong}/${file}`, { method })).status, file).toBe(403)
      // Another channel has no such video.
      expect((await server.ask(`/media/${other}/${file}`)).status, file).toBe(404)
    }
    expect(grant.videoId).toBe(videoId)
  })

  it('lets a proxy ask whether a token opens it, and nothing else', async () => {
    const { base } = await play('proxy@example.com')
    const answer = await server.ask(`${base}grant`)
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await server.ask('/media/x/grant')).status).toBe(403)
    shiftMs = 29_000
    expect((await server.ask(`${base}grant`)).status).toBe(403)
    shiftMs = 0
  })

  it('closes within half a minute after a logout', async () => {
    const { base, renew, headers } = await play('leaves@example.com')
    for (const file of files) expect((await server.ask(base + file)).status).toBe(200)
    expect((await renew()).status).toBe(200)
    expect((await server.ask('/api/auth/logout', { body: {}, headers })).status).toBe(200)
    expect((await renew()).status).toBe(401)
    shiftMs = 29_000
    for (const file of files) expect((await server.ask(base + file)).status, file).toBe(403)
    shiftMs = 0
  })

  it('closes within half a minute after a refund', async () => {
    const shop = openShop(server)
    let orderId = 0
    const { base, renew } = await play('refunded@example.com', paidId, {
      async buy(userId) {
        orderId = await shop.add(userId, { event_id: paidId })
      },
    })
    for (const file of files) expect((await server.ask(base + file)).status).toBe(200)
    // The latest address there can be.
    expect((await renew()).status).toBe(200)
    await shop.refund(orderId)
    expect((await renew()).status).toBe(402)
    shiftMs = 29_000
    for (const file of files) expect((await server.ask(base + file)).status, file).toBe(403)
    shiftMs = 0
  })
})

describe('a player that cannot take a newer address', () => {
  /** A playlist, a segment and what a proxy asks, by the first address, so many seconds after the beginning. */
  async function askAt(
    seconds: number,
    { base, cookie }: { base: string; cookie: string },
  ): Promise<number[]> {
    shiftMs = seconds * 1000
    const answers = []
    for (const file of ['source/index.m3u8', 'segment-0.m4s', 'grant'])
      answers.push((await server.ask(base + file, { headers: { cookie } })).status)
    return answers
  }
  const open = [200, 200, 204]
  const closed = [403, 403, 403]
  afterEach(() => {
    shiftMs = 0
  })

  it('keeps its address until half a minute after its last renewal', async () => {
    const native = await play('native@example.com', eventId, { keeps_address: true })
    shiftMs = 20_000
    expect((await native.renew()).status).toBe(200)
    expect(await askAt(40, native)).toEqual(open)
    expect(await askAt(49, native)).toEqual(closed)
    // It slept, and comes back.
    expect((await native.renew()).status).toBe(200)
    await expect.poll(() => askAt(70, native), { timeout: 5_000 }).toEqual(open)
    expect(await askAt(78, native)).toEqual(closed)

    const other = await play('mse@example.com')
    shiftMs = 100_000
    expect((await other.renew()).status).toBe(200)
    expect(await askAt(107, other)).toEqual(closed)
  })

  it('is cut off like any other after a refund, and when two newer ones replace it', async () => {
    const shop = openShop(server)
    let orderId = 0
    const buy = async (userId: number) => {
      orderId = await shop.add(userId, { event_id: paidId })
    }
    const paid = await play('regrets@example.com', paidId, { buy, keeps_address: true })
    shiftMs = 20_000
    expect((await paid.renew()).status).toBe(200)
    await shop.refund(orderId)
    shiftMs = 40_000
    expect((await paid.renew()).status).toBe(402)
    expect(await askAt(40, paid)).toEqual(open)
    expect(await askAt(49, paid)).toEqual(closed)

    shiftMs = 0
    const first = await play('many@example.com', eventId, { keeps_address: true })
    shiftMs = 20_000
    expect((await first.renew()).status).toBe(200)
    expect(await askAt(40, first)).toEqual(open)
    for (let newer = 0; newer < 2; newer += 1)
      await server.ask(`/api/events/${eventId}/playback`, { body: {}, headers: first.headers })
    await expect.poll(() => askAt(40, first), { timeout: 5_000 }).toEqual(closed)
  })
})
