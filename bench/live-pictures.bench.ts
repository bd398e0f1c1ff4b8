import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRtmpServer, findFfmpeg, openRecording, startLiveRun, writeFilm } from '@grandstand/media'
import { startEncoder } from '@grandstand/media/test-encoder'
import { drawLiveFrame } from '../apps/server/src/video/videos/pictures/draw-live-frame.ts'
import { judge, scaled } from './support/scale.ts'

const recordedSeconds = 12
const rounds = scaled(10, 1)
/** Linux counts so. */
const ticksPerSecond = 100
/** How often each is made of a game that somebody looks at. */
const everySeconds = 10
/** Of a core, for each such game. */
const goal = 0.05

/** A source, and the size that its film is copied from. */
async function record(dir: string, size: string) {
  const recording = await openRecording({ dir, onProblem: console.error })
  const ended = Promise.withResolvers<void>()
  const server = createRtmpServer({
    onError: () => {},
    async onCamera() {
      const run = startLiveRun(recording, () => Date.now())
      return {
        ...run,
        end() {
          run.end()
          ended.resolve()
        },
      }
    },
  })
  const port = await server.listen(0, '127.0.0.1')
  await startEncoder(`rtmp://127.0.0.1:${port}/live/x`, { seconds: recordedSeconds, size }).done
  await ended.promise
  await server.close()
  await recording.flush()
  return recording
}

/** Of this process and of the programs that it has waited for. */
async function cpuSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8')
  const times = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16).map(Number)
  return times.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
}

async function measure(what: string, make: () => Promise<unknown>): Promise<number> {
  await make()
  const before = await cpuSeconds()
  for (let round = 0; round < rounds; round += 1) await make()
  const each = ((await cpuSeconds()) - before) / rounds
  console.log(`  ${what}: ${Math.round(each * 1000)} ms of a core, every ${everySeconds} s`)
  return each
}

/** What the pictures of a live game cost that somebody sees on the home page. */
export default async function bench(): Promise<void> {
  const ffmpeg = await findFfmpeg(null)
  if (!ffmpeg) throw new Error('This bench needs ffmpeg')
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-pictures-'))
  try {
    const source = await record(join(dir, 'source'), '1280x720')
    const small = await record(join(dir, 'small'), '640x360')
    const log = {
      warn() {
        throw new Error('A picture could not be drawn')
      },
    }
    const ctx = { ffmpeg, recordings: { find: async () => source }, folders: { video: () => dir }, log }
    const still = await measure('a still of 1280x720, in three sizes', () =>
      drawLiveFrame(ctx, { channelId: 1, videoId: 1, isBlurred: false }),
    )
    const target = join(dir, 'film.mp4')
    const tool = { ...ffmpeg, signal: AbortSignal.timeout(120_000) }
    const film = await measure('a film of ten seconds of 640x360', () =>
      writeFilm(tool, { recording: small, seconds: 10, maxBytes: 4_000_000, target }),
    )
    const share = (still + film) / everySeconds
    console.log(`live pictures: ${(share * 100).toFixed(1)} % of a core for each game that is looked at`)
    judge(share <= goal, `The pictures of a live game take more than ${goal * 100} % of a core`)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
