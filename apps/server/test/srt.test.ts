import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { findFfmpeg } from '@grandstand/media'
import { runFfmpeg } from '@grandstand/media/test-encoder'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const ffmpegPath = process.env.FFMPEG_PATH ?? null
const hasSrt = (await findFfmpeg(ffmpegPath))?.hasSrt ?? false

const said: string[] = []

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}

const first = await freeUdpPort()
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { ffmpegPath, srtPorts: { first, last: first + 1 } },
  say: sentence => said.push(sentence),
})
const studio = await enterStudio(server, 'chief@example.com')

async function addGame(hours: number) {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() + hours * 3_600_000).toISOString())
  const camera = (await studio.post(`/channels/alpha/events/${id}/cameras`, { name: 'Main camera' })).json.id
  const { stream_key } = (await studio.get(`/channels/alpha/events/${id}/cameras/${camera}/key`)).json
  return { id, camera, key: stream_key }
}
const eventOf = async (id: number) => (await studio.get(`/channels/alpha/events/${id}`)).json

describe('SRT_PORTS', () => {
  it.each([
    ['9000-9019', { first: 9000, last: 9019 }],
    ['9000', { first: 9000, last: 9000 }],
    ['', null],
  ])('%j is %j', (SRT_PORTS, ports) => {
    expect(readConfig({ SRT_PORTS }).srtPorts).toEqual(ports)
  })

  it.each(['9019-9000', '0-5', '9000-', 'x', '9000-70000', '1-65535'])('%j is refused', SRT_PORTS => {
    expect(() => readConfig({ SRT_PORTS })).toThrow(/SRT_PORTS/)
  })
})

/** Of all processes, a line each. */
async function listArguments(): Promise<string> {
  const ids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const all = await Promise.all(ids.map(id => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return all.map(line => line.replaceAll('\0', ' ')).join('\n')
}

// What libsrt does can be seen where there is one; where there is none, that is what must be said.
if (hasSrt) {
  const send = (port: number, passphrase: string, codec: string[] = ['-c:v', 'libx264']) =>
    runFfmpeg([
      ...['-re', '-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=30'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', '30'],
      ...[...codec, '-preset', 'ultrafast', '-g', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'mpegts'],
      `srt://127.0.0.1:${port}?mode=caller&passphrase=${passphrase}&pbkeylen=16`,
    ])
  const portOf = async (id: number) => {
    await expect
      .poll(async () => (await eventOf(id)).cameras[0].srt_url, { timeout: 10_000 })
      .toMatch(/^srt:\/\/localhost:\d+$/)
    return Number(new URL((await eventOf(id)).cameras[0].srt_url.replace('srt', 'http')).port)
  }

  describe('an encoder that sends SRT', () => {
    it('makes its event live on the port that the Studio shows, may reconnect, and a new key locks it out', async () => {
      const { id, camera, key } = await addGame(-0.1)
      const port = await portOf(id)
      // What every user of the machine may read.
      const seen = await listArguments()
      expect(seen).toMatch(/ffmpeg.*-f flv/)
      expect(seen).not.toContain(key)
      const wrong = await send(port, 'not-the-stream-key').done
      expect(wrong.code).not.toBe(0)
      expect((await eventOf(id)).cameras[0].state).toBe('idle')

      const encoder = send(port, key)
      const state = async () => (await eventOf(id)).cameras[0].state
      await expect.poll(state, { timeout: 20_000 }).toBe('live')
      expect(await eventOf(id)).toMatchObject({ stream_status: 'live', srt: 'on' })
      const recording = await server.ctx.recordings.find(server.alphaId, camera)
      await expect.poll(() => recording?.isReady, { timeout: 10_000 }).toBe(true)
      expect(recording?.codecs).toMatch(/^avc1\.\w+,mp4a\.40\.2$/)
      // The page by which it is set up has the address, and the checks of any encoder.
      const goLive = async () => (await studio.get(`/channels/alpha/events/${id}/go-live`)).json
      expect(await goLive()).toMatchObject({ srt: 'on', cameras: [{ srt_url: `srt://localhost:${port}` }] })
      const good = (check: string) => ({ check, state: 'good', problem: null })
      await expect
        .poll(async () => (await goLive()).cameras[0].checks, { timeout: 20_000 })
        .toEqual(expect.arrayContaining(['signal', 'key_frames', 'sound'].map(good)))

      encoder.child.kill('SIGKILL')
      await encoder.done
      await expect.poll(state, { timeout: 20_000 }).toBe('interrupted')
      const again = send(port, key)
      await expect.poll(state, { timeout: 20_000 }).toBe('live')
      expect(recording?.playlist({ isLowLatency: false, isDelta: false })).not.toContain('ENDLIST')
      await studio.post(`/channels/alpha/events/${id}/cameras/${camera}/rotate`)
      await again.done
      await expect.poll(state, { timeout: 20_000 }).toBe('interrupted')
      await studio.post(`/channels/alpha/events/${id}/end`)
      await expect.poll(async () => (await eventOf(id)).cameras[0].srt_url, { timeout: 10_000 }).toBe(null)
    }, 120_000)

    it('in another codec is refused, and the operator sees why', async () => {
      const { id, key } = await addGame(-0.1)
      const encoder = send(await portOf(id), key, ['-c:v', 'libx265'])
      await expect
        .poll(async () => (await eventOf(id)).cameras[0].problem, { timeout: 20_000 })
        .toMatchObject({ code: 'video_codec', detail: 'hevc' })
      encoder.child.kill('SIGKILL')
      await encoder.done
    }, 60_000)

    it('has no address before its hour', async () => {
      const { id } = await addGame(5)
      expect(await eventOf(id)).toMatchObject({ srt: 'on', cameras: [{ srt_url: null }] })
    })
  })
} else {
  describe('an ffmpeg without libsrt', () => {
    it('is named at the start and in the Studio, and RTMP still works', async () => {
      expect(said.join()).toContain('SRT_PORTS is set, but no ffmpeg with libsrt was found')
      const { id } = await addGame(-0.1)
      expect(await eventOf(id)).toMatchObject({ srt: 'no_libsrt', cameras: [{ srt_url: null }] })
      expect((await eventOf(id)).rtmp_url).toMatch(/^rtmp:/)
    })
  })
}
