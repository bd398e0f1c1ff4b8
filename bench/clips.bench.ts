import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clipSettings, countOpenClips, openCutter, setEventType } from '../apps/server/test/clip-builder.ts'
import { buildLeague, openSeason } from '../apps/server/test/event-builder.ts'
import setUpDatabase from '../apps/server/test/global-setup.ts'
import { startTestServer, type TestServer } from '../apps/server/test/start-test-server.ts'
import { addVideo, recordFrom } from '../apps/server/test/video-builder.ts'
import { runFfmpeg } from '../packages/media/test/encoder.ts'
import { makeBenchVideo, pushVideo } from './support/bench-video.ts'
import { quantile } from './support/quantile.ts'
import { scaled } from './support/scale.ts'

const large = scaled(
  { size: '1920x1080', bitsPerSecond: 5_000_000 },
  { size: '160x90', bitsPerSecond: 200_000 },
)
const small = { size: '160x90', bitsPerSecond: 100_000 }
const clipSeconds = scaled(30, 2)
const gameSeconds = scaled(90, 6)
const rounds = scaled(20, 2)
const files = scaled(5, 1)
const atOnce = scaled(20, 2)
const lengths = scaled([600, 3 * 3600], [6, 12])

type Cutter = Awaited<ReturnType<typeof openCutter>>

/** A clip from the tap to the first segment, and to its file, beside an ffmpeg by hand; and whether a long game costs more. */
export default async function bench(): Promise<void> {
  const stopDatabase = await setUpDatabase()
  try {
    await measureAll()
  } finally {
    await stopDatabase()
  }
}

async function measureAll(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-clips-'))
  const server = await startTestServer({
    channels: [buildLeague('alpha', { ...clipSettings, feature_limits: { clips: 1_000, downloads: 0 } })],
    config: { rateLimitScale: 1_000 },
  })
  try {
    const fan = await openCutter(server, 'fan@example.com')
    const [hd, sd] = [join(dir, 'large.mp4'), join(dir, 'small.mp4')]
    await makeBenchVideo(hd, { seconds: clipSeconds + 10, ...large })
    await makeBenchVideo(sd, { seconds: clipSeconds + 10, ...small })
    const game = await record(server, hd, gameSeconds)
    await measureClips(server, fan, { game, hd, dir })
    await measureRush(server, fan, hd)
    await compareLengths(server, fan, sd)
  } finally {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function measureClips(
  server: TestServer,
  fan: Cutter,
  { game, hd, dir }: { game: number; hd: string; dir: string },
): Promise<void> {
  const plays: number[] = []
  for (let round = 0; round < rounds; round += 1)
    plays.push((await time(() => playNew(server, fan, game))).seconds)
  console.log(`${large.size}: tap → first segment: ${spread(plays)} (goal p95 ≤ 0.3)`)
  await settle(server)
  const [copied, encoded]: [number[], number[]] = [[], []]
  for (let round = 0; round < files; round += 1) {
    const { answer: id, seconds } = await time(() => makeFile(server, fan, game))
    copied.push(seconds)
    await setEventType(server, game, 'paid')
    await fan.post(`/clip/${id}/share`, { is_shared: true })
    encoded.push((await time(() => ready(server, fan, id))).seconds)
    await setEventType(server, game, 'free')
  }
  const range = ['-ss', '3', '-i', hd, '-t', String(clipSeconds)]
  const out = join(dir, 'bare.mp4')
  const bareCopy = await time(() => run([...range, '-c', 'copy', '-movflags', '+faststart', out]))
  const bareEncode = await time(() =>
    run([...range, '-c:v', 'libx264', '-preset', 'superfast', '-c:a', 'aac', out]),
  )
  console.log(
    `file by copy: ${spread(copied)} (goal ≤ 1.5); one ffmpeg by hand ${bareCopy.seconds.toFixed(2)} s`,
  )
  console.log(
    `file encoded again: ${spread(encoded)} (goal ≤ 10); one ffmpeg by hand ${bareEncode.seconds.toFixed(2)} s`,
  )
  const ratio = (own: number[], bare: number) => (quantile(own, 0.5) / bare).toFixed(2)
  console.log(
    `clip ÷ ffmpeg by hand: copied ${ratio(copied, bareCopy.seconds)}, encoded ${ratio(encoded, bareEncode.seconds)}`,
  )
}

/** Many cuts of a running game: its recording must not stand still for longer than without them. */
async function measureRush(server: TestServer, fan: Cutter, hd: string): Promise<void> {
  const { eventId, recording, stop } = await openLive(server, hd)
  try {
    const calm = await longestPause(recording, scaled(8_000, 1_500), async () => {})
    const ids: number[] = []
    const rush = await longestPause(recording, scaled(8_000, 1_500), async () => {
      const duration = Math.min(clipSeconds, recording.endSeconds - 1)
      const cuts = Array.from({ length: atOnce }, () => fan.cut(eventId, { start_time: 0.5, duration }))
      for (const { json } of await Promise.all(cuts)) ids.push(json.id)
      await Promise.all(ids.map(id => ready(server, fan, id)))
    })
    console.log(
      `${atOnce} at once of a running game: longest pause of its recording ${rush.toFixed(2)} s, without them ${calm.toFixed(2)} s`,
    )
  } finally {
    await stop()
  }
}

async function compareLengths(server: TestServer, fan: Cutter, sd: string): Promise<void> {
  const costs: { seconds: number; play: number; file: number }[] = []
  for (const seconds of lengths) {
    const game = await record(server, sd, seconds)
    // The first reads the list of the whole game; all after it read on.
    await playNew(server, fan, game)
    const [plays, made]: [number[], number[]] = [[], []]
    for (let round = 0; round < files; round += 1) {
      plays.push((await time(() => playNew(server, fan, game))).seconds)
      await settle(server)
      made.push((await time(() => makeFile(server, fan, game))).seconds)
    }
    costs.push({ seconds, play: quantile(plays, 0.5), file: quantile(made, 0.5) })
  }
  for (const { seconds, play, file } of costs)
    console.log(`a game of ${seconds} s: playable in ${play.toFixed(3)} s, file in ${file.toFixed(2)} s`)
  const [short, long] = costs
  if (short && long)
    console.log(
      `long ÷ short: playable ${(long.play / short.play).toFixed(2)}, file ${(long.file / short.file).toFixed(2)}`,
    )
}

/** As a viewer has it: the tap, the player, its list and the first segment. */
async function playNew(server: TestServer, fan: Cutter, eventId: number): Promise<void> {
  const { json } = await fan.cut(eventId, { start_time: 2, duration: clipSeconds })
  const opened = await fan.post(`/clip/${json.id}/playback`)
  const text = await (await fetch(server.url + opened.json.url)).text()
  const [name = ''] = text.match(/^segment-\d+\.m4s/m) ?? []
  const segment = await fetch(`${server.url}${opened.json.url.replace('index.m3u8', name)}`)
  if (!segment.ok) throw new Error(`The segment was refused with ${segment.status}`)
  await segment.arrayBuffer()
}

async function makeFile(server: TestServer, fan: Cutter, eventId: number): Promise<number> {
  const { json } = await fan.cut(eventId, { start_time: 2, duration: clipSeconds })
  await ready(server, fan, json.id)
  return json.id
}

/** The stream notifies viewers and costs nothing while they wait; so should this. */
async function ready(server: TestServer, fan: Cutter, id: number): Promise<void> {
  await settle(server)
  const { status, problem } = (await fan.get(`/clip/${id}`)).json
  if (status !== 'ready') throw new Error(`A clip is ${status}: ${problem}`)
}

/** Until nothing is being cut. */
async function settle(server: TestServer): Promise<void> {
  while ((await countOpenClips(server)) > 0) await pause(50)
}

async function record(server: TestServer, file: string, seconds: number): Promise<number> {
  const { eventId, recording, push } = await openGame(server, 'finished')
  await push(url => pushVideo(file, url, { isLive: false, seconds }).done)
  await recording.end()
  return eventId
}

async function openLive(server: TestServer, file: string) {
  const { eventId, recording, push } = await openGame(server, 'live')
  let kill = () => {}
  const sent = push(async url => {
    const encoder = pushVideo(file, url, { isLive: true })
    kill = () => encoder.child.kill('SIGKILL')
    await encoder.done
  })
  while (recording.endSeconds < scaled(8, 2)) await pause(100)
  return {
    eventId,
    recording,
    async stop() {
      kill()
      await sent
    },
  }
}

async function openGame(server: TestServer, stream_status: 'live' | 'finished') {
  const season = await openSeason(server)
  const eventId = await season.add('2026-03-05T23:00:00Z', { stream_status, teams: ['team'] })
  const recording = await server.ctx.recordings.open(server.alphaId, await addVideo(server, eventId))
  return {
    eventId,
    recording,
    push: (send: (url: string) => Promise<unknown>) => recordFrom(recording, send),
  }
}

async function longestPause(
  recording: { endSeconds: number },
  atLeastMs: number,
  work: () => Promise<void>,
): Promise<number> {
  let [longest, last, changedAt] = [0, recording.endSeconds, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - changedAt)
    if (recording.endSeconds !== last) [last, changedAt] = [recording.endSeconds, now]
  }, 20)
  await Promise.all([work(), pause(atLeastMs)])
  clearInterval(timer)
  return longest / 1000
}

async function run(args: string[]): Promise<void> {
  const { code, errors } = await runFfmpeg(args).done
  if (code !== 0) throw new Error(errors)
}

async function time<Answer>(work: () => Promise<Answer>): Promise<{ seconds: number; answer: Answer }> {
  const startedAtMs = performance.now()
  const answer = await work()
  return { seconds: (performance.now() - startedAtMs) / 1000, answer }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const spread = (all: number[]) =>
  `p50 ${quantile(all, 0.5).toFixed(2)} s, p95 ${quantile(all, 0.95).toFixed(2)} s`
