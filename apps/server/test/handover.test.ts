import { setTimeout as sleep } from 'node:timers/promises'
import { startEncoder } from '@grandstand/media/test-encoder'
import { afterAll, expect, it } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { addCamera, listCameras } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { startS3Peer } from './s3-peer.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { startServerProcess } from './server-process.ts'

const secretKey = 'a secret that all processes have in common'
const s3 = await startS3Peer(await makeTestFolder('grandstand-handover-s3-'))

/** Two processes that take what encoders send, each with a disk of its own; a third that shows the pages. */
const pages = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: {
    secretKey,
    roles: new Set(['web', 'worker'] as const),
    storage: s3.target,
  },
})
const startIngest = (dataDir: string, more: Record<string, string> = {}) =>
  startServerProcess({
    ROLES: 'ingest',
    DATABASE_URL: pages.databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    ...s3.env,
    ...more,
  })
const firstDir = await makeTestFolder('grandstand-handover-')
const secondDir = await makeTestFolder('grandstand-handover-')
let [first, second] = await Promise.all([startIngest(firstDir), startIngest(secondDir)])
const key = await pages.anonymousKey()
afterAll(async () => {
  await first.kill()
  await second.kill()
  await s3.close()
})

async function addGame() {
  const season = await openSeason(pages)
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
  return { eventId, ...(await addCamera(pages.ctx, pages.alphaId, eventId, 'Main camera')) }
}
const send = ({ rtmpPort }: { rtmpPort: number }, streamKey: string) =>
  startEncoder(`rtmp://127.0.0.1:${rtmpPort}/live/${streamKey}`, {
    seconds: 120,
    isLive: true,
    size: '160x90',
    keyEverySeconds: 1,
  })
const cameraOf = async (eventId: number) => {
  const [camera] = await listCameras(pages.ctx, pages.alphaId, eventId)
  if (!camera) throw new Error('no camera')
  return camera
}
const urlOf = async (eventId: number): Promise<string> =>
  (await pages.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })).json.url
const playlistOf = async (eventId: number) => (await pages.ask(await urlOf(eventId))).text
const namesIn = (text: string) => text.match(/^segment-.*$/gm) ?? []
const countBreaks = (text: string) => (text.match(/#EXT-X-DISCONTINUITY\n/g) ?? []).length
/** When the last segment of a list ends, by its dates. */
function lastShownMs(text: string): number {
  const dates = [...text.matchAll(/#EXT-X-PROGRAM-DATE-TIME:(.*)/g)]
  const [last] = dates.slice(-1)
  const seconds = [...text.slice(last?.index).matchAll(/#EXTINF:([\d.]+)/g)]
  return Date.parse(last?.[1] ?? '') + seconds.reduce((sum, [, one]) => sum + Number(one), 0) * 1000
}
const isSteady = (text: string) => namesIn(text).every((name, index) => name.startsWith(`segment-${index}-w`))
const stored = (videoId: number) => s3.listBelow(`${pages.alphaId}/${videoId}`)
const withoutGaps = (text: string) => namesIn(text.replace(/#EXT-X-GAP\n#EXTINF.*\nsegment.*\n/g, ''))

it('A frozen process’s game goes on in the same recording on another machine, and what it then writes is in no list', async () => {
  const { eventId, video_id, stream_key } = await addGame()
  void send(first, stream_key).done
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(2)
  // Each segment is there as soon as it is listed, or a moment later.
  const [early = ''] = namesIn(await playlistOf(eventId))
  await expect.poll(() => stored(video_id)).toContain(early)
  first.signal('SIGSTOP')
  const before = namesIn(await playlistOf(eventId).catch(() => ''))
  const encoder = send(second, stream_key)
  await expect.poll(async () => countBreaks(await playlistOf(eventId)), { timeout: 20_000 }).toBe(1)
  const camera = await cameraOf(eventId)
  expect(camera.video_id).toBe(video_id)
  const after = await playlistOf(eventId)
  expect(namesIn(after).length).toBeGreaterThanOrEqual(before.length)
  expect(namesIn(after)[0]).toBe(early)
  expect(isSteady(after)).toBe(true)

  // The frozen one goes on, finds that the camera is another's, and nothing of it is listed or played.
  first.signal('SIGCONT')
  const listed = new Set(namesIn(await playlistOf(eventId)))
  await sleep(3_000)
  const [writer] = [early.match(/-(w\w+)\./)?.[1]]
  const added = withoutGaps(await playlistOf(eventId)).filter(name => !listed.has(name))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter(name => name.includes(writer ?? '-'))).toEqual([])

  await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
  await encoder.done
  await expect.poll(async () => (await cameraOf(eventId)).state, { timeout: 20_000 }).toBe('ended')
  await expect.poll(() => playlistOf(eventId)).toContain('#EXT-X-ENDLIST')
  const replay = withoutGaps(await playlistOf(eventId))
  await expect
    .poll(() => stored(video_id), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['journal.jsonl', ...replay]))
}, 120_000)

it('A killed process’s game goes on in the same recording on another machine, and loses the last segment at the most', async () => {
  const { eventId, video_id, stream_key } = await addGame()
  void send(first, stream_key).done
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(3)
  const before = namesIn(await playlistOf(eventId))
  await first.kill()
  const killedAtMs = Date.now()
  const encoder = send(second, stream_key)
  await expect.poll(async () => countBreaks(await playlistOf(eventId)), { timeout: 20_000 }).toBe(1)
  const after = await playlistOf(eventId)
  expect((await cameraOf(eventId)).video_id).toBe(video_id)
  expect(isSteady(after)).toBe(true)
  expect(namesIn(after).length).toBeGreaterThan(before.length)
  expect(killedAtMs - lastShownMs(after.slice(0, after.indexOf('#EXT-X-GAP')))).toBeLessThan(4_000)

  // The machine comes back with what it had, and does not show that as the game.
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(namesIn(after).length + 2)
  await second.kill()
  await encoder.done
  first = await startIngest(firstDir)
  const third = send(first, stream_key)
  await expect.poll(async () => countBreaks(await playlistOf(eventId)), { timeout: 30_000 }).toBe(2)
  expect(isSteady(await playlistOf(eventId))).toBe(true)
  await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
  await third.done
  await expect.poll(() => playlistOf(eventId), { timeout: 20_000 }).toContain('#EXT-X-ENDLIST')
  second = await startIngest(secondDir)
}, 120_000)

it.each(['away', 'hangs'] as const)(
  'A storage that %s stops nothing live, and has every segment once it is back',
  async state => {
    const { eventId, video_id, stream_key } = await addGame()
    const encoder = send(first, stream_key)
    await expect
      .poll(async () => (await stored(video_id)).some(name => name.startsWith('segment-1-')), {
        timeout: 20_000,
      })
      .toBe(true)
    s3.become(state)
    const count = namesIn(await playlistOf(eventId)).length
    await expect
      .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
      .toBeGreaterThan(count + 3)
    s3.become('there')
    const names = namesIn(await playlistOf(eventId))
    await expect.poll(() => stored(video_id), { timeout: 30_000 }).toEqual(expect.arrayContaining(names))
    expect(await playlistOf(eventId)).not.toContain('#EXT-X-GAP')
    await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
    await encoder.done
  },
  90_000,
)

it('While the storage is away a camera that comes to another machine begins another video, and nothing is lost', async () => {
  const { eventId, video_id, stream_key } = await addGame()
  const encoder = send(first, stream_key)
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(2)
  s3.become('away')
  first.signal('SIGSTOP')
  const other = send(second, stream_key)
  await expect.poll(async () => (await cameraOf(eventId)).video_id, { timeout: 20_000 }).not.toBe(video_id)
  first.signal('SIGCONT')
  s3.become('there')
  await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
  await Promise.all([encoder.done, other.done])
  // What could not be copied while the storage was away has its next turn some time later.
  await expect.poll(() => stored(video_id), { timeout: 90_000 }).toContain('journal.jsonl')
}, 150_000)

it('A planned stop hands a game over between two segments, and nothing of it is missing', async () => {
  const { eventId, video_id, stream_key } = await addGame()
  const encoder = send(first, stream_key)
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(2)
  const stopped = first.stop()
  await encoder.done
  const next = send(second, stream_key)
  expect(await stopped).toBe('SIGTERM')
  await expect.poll(async () => countBreaks(await playlistOf(eventId)), { timeout: 20_000 }).toBe(1)
  expect((await cameraOf(eventId)).video_id).toBe(video_id)
  expect(await playlistOf(eventId)).not.toContain('#EXT-X-GAP')
  expect(isSteady(await playlistOf(eventId))).toBe(true)
  first = await startIngest(firstDir)
  await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
  await next.done
}, 90_000)

it('A planned stop that waits lets the game end where it is, and takes no other', async () => {
  const { eventId, stream_key } = await addGame()
  const waiting = await startIngest(await makeTestFolder('grandstand-handover-'), { DRAIN: 'wait' })
  const encoder = send(waiting, stream_key)
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(1)
  const stopped = waiting.stop()
  const other = await addGame()
  await expect.poll(() => send(waiting, other.stream_key).done.then(({ code }) => code)).not.toBe(0)
  const count = namesIn(await playlistOf(eventId)).length
  await expect
    .poll(async () => namesIn(await playlistOf(eventId)).length, { timeout: 20_000 })
    .toBeGreaterThan(count + 1)
  await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
  await encoder.done
  expect(await stopped).toBe('SIGTERM')
  expect((await cameraOf(eventId)).state).toBe('ended')
}, 90_000)
