import { startEncoder } from '@grandstand/media/test-encoder'
import { describe, expect, it } from 'vitest'
import { addCamera, listCameras } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { baseOf } from './video-builder.ts'

/** Alpha has sizes below the source, beta passes on what it gets. */
const server = await serveTests({
  channels: [buildLeague('alpha', { live_ladder: [144, 108] }), buildLeague('beta')],
})
const keys = { alpha: await server.anonymousKey('alpha'), beta: await server.anonymousKey('beta') }
const studio = await enterStudio(server, 'chief@example.com')

type ChannelKey = 'alpha' | 'beta'
async function addGame(channel: ChannelKey) {
  const season = await openSeason(server, channel)
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
  const channelId = channel === 'alpha' ? server.alphaId : server.betaId
  return {
    channel,
    channelId,
    eventId,
    ...(await addCamera(server.ctx, channelId, eventId, 'Main camera')),
  }
}
type Game = Awaited<ReturnType<typeof addGame>>

const send = (streamKey: string, size = '160x90', app = 'live') =>
  startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/${app}/${streamKey}`, {
    seconds: 60,
    isLive: true,
    size,
    keyEverySeconds: 1,
  })
const play = ({ channel, eventId }: Game) =>
  server.ask(`/api/events/${eventId}/playback`, { host: `${channel}.test`, body: { api_key: keys[channel] } })
const isPlayable = (game: Game) =>
  expect.poll(async () => (await play(game)).status, { timeout: 20_000 }).toBe(200)
const cameraOf = async ({ channelId, eventId }: Game) =>
  (await listCameras(server.ctx, channelId, eventId))[0]

describe('one server', () => {
  it('takes several games at once, each into its own recording and channel', async () => {
    const games = [await addGame('beta'), await addGame('beta'), await addGame('beta')]
    const encoders = games.map(({ stream_key }) => send(stream_key))
    for (const game of games) await isPlayable(game)
    for (const game of games) {
      expect(await cameraOf(game)).toMatchObject({ state: 'live', problem: null })
      const recording = await server.ctx.recordings.find(game.channelId, game.video_id)
      expect(recording?.isReady).toBe(true)
      expect((await server.ask((await play(game)).json.url)).text).toContain('#EXT-X-PART-INF')
      // A key opens its own event; on another channel there is nothing of it.
      expect(await server.ctx.recordings.find(server.alphaId, game.video_id)).toBe(null)
      const elsewhere = await play({ ...game, channel: 'alpha' })
      expect(elsewhere.status).toBe(404)
    }
    const [first, ...others] = encoders
    first?.child.kill('SIGKILL')
    await first?.done
    const [dropped, ...rest] = games
    if (dropped) await expect.poll(async () => (await cameraOf(dropped))?.state).toBe('interrupted')
    for (const game of rest) expect(await cameraOf(game)).toMatchObject({ state: 'live' })
    for (const { child, done } of others) {
      child.kill('SIGKILL')
      await done
    }
  }, 60_000)

  it('refuses streams to another application, whatever the key', async () => {
    const game = await addGame('beta')
    expect((await send(game.stream_key, '160x90', 'other').done).code).not.toBe(0)
    expect(await cameraOf(game)).toMatchObject({ state: 'idle' })
  })
})

describe('a channel with a live ladder', () => {
  it('offers its games in smaller sizes too, live and as replay', async () => {
    const game = await addGame('alpha')
    const encoder = send(game.stream_key, '320x180')
    await isPlayable(game)
    const { json } = await play(game)
    const base = baseOf(json.url)
    const sizes = async () =>
      [...(await server.ask(`${base}index.m3u8`)).text.matchAll(/RESOLUTION=(\S+?),/g)].map(match => match[1])
    await expect.poll(sizes, { timeout: 20_000 }).toEqual(['192x108', '256x144', '320x180'])
    const rung = await server.ask(`${base}108p/index.m3u8`)
    expect(rung.text).toContain('#EXT-X-PART-INF')
    expect((await server.ask(`${base}108p/init-0.mp4`)).status).toBe(200)
    expect((await server.ask(`${base}360p/index.m3u8`)).status).toBe(404)

    await studio.post(`/channels/alpha/events/${game.eventId}/end`)
    await encoder.done
    await expect.poll(async () => (await cameraOf(game))?.state, { timeout: 10_000 }).toBe('ended')
    const lengths = []
    for (const name of ['source', '144p', '108p']) {
      const { text } = await server.ask(`${base}${name}/index.m3u8`)
      expect(text).toContain('#EXT-X-ENDLIST')
      lengths.push([...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0))
    }
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.5)
  }, 60_000)

  it('says so if there is no ffmpeg, and passes on the source', async () => {
    const { ffmpeg } = server.ctx
    server.ctx.ffmpeg = null
    const game = await addGame('alpha')
    const encoder = send(game.stream_key, '320x180')
    await isPlayable(game)
    server.ctx.ffmpeg = ffmpeg
    await expect.poll(async () => (await cameraOf(game))?.problem).toBe('no_ffmpeg')
    expect((await server.ask((await play(game)).json.url)).text).toContain('#EXT-X-PART-INF')
    encoder.child.kill('SIGKILL')
    await encoder.done
  }, 30_000)
})
