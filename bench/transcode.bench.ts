import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, probeFile, recordRung, writeStoryboard } from '../packages/media/src/index.ts'
import { runFfmpeg } from '../packages/media/test/encoder.ts'
import { makeFile } from '../packages/media/test/test-file.ts'
import { planReplay } from '../packages/rules/src/index.ts'
import { scaled } from './support/scale.ts'

const seconds = scaled(10, 2)
const size = scaled('1280x720', '640x360')
/** Two slow cores need a minute for all of it. */
const timeoutMs = 5 * 60_000

/** How fast a file becomes a replay in all its sizes, beside what one ffmpeg by hand needs for MP4s of the same. */
export default async function bench(): Promise<void> {
  const ffmpeg = await findFfmpeg(null)
  if (!ffmpeg) throw new Error('This bench needs ffmpeg')
  const signal = AbortSignal.timeout(timeoutMs)
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-transcode-'))
  try {
    const file = await makeFile(join(dir, 'game.mp4'), { seconds, size, rate: '30' })
    const facts = await probeFile({ path: ffmpeg.path, signal }, file)
    if (!facts?.video) throw new Error('The file cannot be read')
    const own = { path: ffmpeg.path, signal, file, facts, startedAt: new Date(), maxSeconds: 3600 }
    const read = { ...facts, video: facts.video }
    const copied = planReplay(read, { mayCopy: true })
    const encoded = planReplay(read, { mayCopy: false })
    let ladderSeconds = 0
    for (const rung of [...copied.slice(0, 1), ...encoded]) {
      const target = join(dir, rung.name)
      const took = await time(() => recordRung({ ...own, plan: rung, dir: target, onProgress: () => {} }))
      if (rung.video !== 'copy') ladderSeconds += took.seconds
      say(rung.video === 'copy' ? 'copied' : rung.name, took.seconds)
      if (rung.name !== '360p') continue
      const board = await time(() =>
        writeStoryboard({ ...own, ...took.answer, recordingDir: target, keysOnly: true, dir }),
      )
      say('storyboard, from 360p', board.seconds)
    }
    const sizes = encoded.map(({ name }) => name).join(' + ')
    say(`${sizes}, one after the other`, ladderSeconds)
    const plain = await time(() => encodePlainly(file, encoded, dir, signal))
    say(`${sizes}, one ffmpeg by hand to MP4`, plain.seconds)
    console.log(`ladder ÷ one ffmpeg by hand: ${(ladderSeconds / plain.seconds).toFixed(2)}`)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The same encoder, sizes and rates, read once and written straight to files. */
async function encodePlainly(
  file: string,
  rungs: ReturnType<typeof planReplay>,
  dir: string,
  signal: AbortSignal,
): Promise<void> {
  const outputs = rungs.flatMap(({ name, video }) => {
    if (video === 'copy') return []
    const { width, height, bitsPerSecond } = video
    return [
      ...['-map', '0:v', '-map', '0:a', '-vf', `scale=${width}:${height}:flags=bicubic`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '22'],
      ...['-maxrate', String(bitsPerSecond), '-bufsize', String(bitsPerSecond * 2)],
      ...['-g', '60', '-sc_threshold', '0', '-c:a', 'aac', '-b:a', '128k', join(dir, `${name}.mp4`)],
    ]
  })
  const { child, done } = runFfmpeg(['-i', file, ...outputs])
  signal.addEventListener('abort', () => child.kill('SIGKILL'))
  const { code, errors } = await done
  if (code !== 0) throw new Error(errors || 'ffmpeg was stopped')
}

async function time<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  const startedAtMs = performance.now()
  const answer = await work()
  return { answer, seconds: (performance.now() - startedAtMs) / 1000 }
}

function say(what: string, took: number): void {
  console.log(`  ${what}: ${took.toFixed(2)} s, ${(seconds / took).toFixed(1)} × real time`)
}
