import { readFile } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEncoder } from '@grandstand/media/test-encoder'
import { afterAll, expect, it } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { addCamera, listCameras } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { startServerProcess } from './server-process.ts'

const secretKey = 'a secret that all processes have in common'

/** Two processes that take what encoders send and share their files; one, with files of its own, that shows the pages. */
const pages = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { secretKey, roles: new Set(['web', 'worker'] as const) },
})
const dataDir = await makeTestFolder('grandstand-ingest-')
const env = { ROLES: 'ingest', DATABASE_URL: pages.databaseUrl, DATA_DIR: dataDir, SECRET_KEY: secretKey }
const [first, second] = await Promise.all([startServerProcess(env), startServerProcess(env)])
const key = await pages.anonymousKey()
afterAll(async () => {
  expect(await first.stop()).toBe('SIGTERM')
  await second.kill()
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
/** As encoders do: tries again until it is let in. Returns after how many seconds it was. */
async function sendUntilTaken(to: { rtmpPort: number }, eventId: number, streamKey: string) {
  const startedAtMs = performance.now()
  const { owner_epoch } = await cameraOf(eventId)
  for (;;) {
    const encoder = send(to, streamKey)
    let isRefused = false
    void encoder.done.then(() => {
      isRefused = true
    })
    while (!isRefused) {
      if ((await cameraOf(eventId)).owner_epoch > owner_epoch)
        return { encoder, seconds: (performance.now() - startedAtMs) / 1000 }
      await sleep(200)
    }
  }
}
it('a process that only collects browser reports runs at a lower priority than pages', async () => {
  const env = {
    ROLES: 'collector',
    DATABASE_URL: pages.databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
  }
  const collector = await startServerProcess(env)
  expect(getPriority(collector.pid)).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  await collector.stop()
})

const urlOf = async (eventId: number): Promise<string | undefined> =>
  (await pages.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })).json.url
const playlistOf = async (eventId: number) => (await pages.ask((await urlOf(eventId)) ?? '/')).text
const countBreaks = (text: string) => (text.match(/#EXT-X-DISCONTINUITY\n/g) ?? []).length
const countSegments = (text: string) => (text.match(/#EXTINF/g) ?? []).length

it('A camera is taken over from a frozen or killed process, which then writes nothing', async () => {
  const { eventId, video_id, stream_key } = await addGame()
  const journal = async () => {
    const text = await readFile(join(dataDir, 'media', `${pages.alphaId}/${video_id}/journal.jsonl`), 'utf8')
    return text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
  }
  const segmentsIn = async () =>
    (await journal()).flatMap(({ type, segment }) => (type === 'segment' ? [segment.number] : []))
  const isSteady = (numbers: number[]) => numbers.every((number, index) => number === index)

  const frozen = send(first, stream_key)
  await expect.poll(async () => countSegments(await playlistOf(eventId))).toBeGreaterThan(1)
  first.signal('SIGSTOP')
  const { encoder, seconds } = await sendUntilTaken(second, eventId, stream_key)
  expect(seconds).toBeLessThan(30)
  await expect.poll(async () => countBreaks(await playlistOf(eventId))).toBe(1)

  // Its encoder has gone on sending all the while; what waits in the line must not be written.
  first.signal('SIGCONT')
  await frozen.done
  const count = countSegments(await playlistOf(eventId))
  await expect.poll(async () => countSegments(await playlistOf(eventId))).toBeGreaterThan(count + 2)
  expect(isSteady(await segmentsIn())).toBe(true)
  expect((await journal()).filter(({ type }) => type === 'init')).toHaveLength(2)

  await second.kill()
  await encoder.done
  const back = await sendUntilTaken(first, eventId, stream_key)
  expect(back.seconds).toBeLessThan(30)
  await expect.poll(async () => countBreaks(await playlistOf(eventId))).toBe(2)
  expect(isSteady(await segmentsIn())).toBe(true)
  await moveEvent(pages.ctx, pages.alphaId, eventId, { to: 'finished', by: 'operator' })
  await back.encoder.done
  await expect.poll(async () => (await cameraOf(eventId)).state).toBe('ended')
  await expect.poll(() => playlistOf(eventId)).toContain('#EXT-X-ENDLIST')
}, 120_000)
