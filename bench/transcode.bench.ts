import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, probeFile, recordRung, writeStoryboard } from '../packages/media/src/index.ts'
import { runFfmpeg } from '../packages/media/test/encoder.ts'
import { makeFile } from '../packages/media/test/test-file.ts'
import { planReplay } from '../packages/rules/src/index.ts'

const seconds = 30
const signal = new AbortController().signal

/** How fast a file becomes a replay, beside what ffmpeg alone needs for one MP4 of the same size. */
export default async function bench(): Promise<void> {
  const ffmpeg = await findFfmpeg(null)
  if (!ffmpeg) throw new Error('This bench needs ffmpeg')
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-transcode-'))
  try {
    const file = await makeFile(join(dir, 'game.mp4'), { seconds, size: '1280x720', rate: '30' })
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
    const top = encoded.at(-1)?.video
    if (!top || top === 'copy') throw new Error('Nothing was encoded')
    // The same encoder and the same rate, straight to a file.
    const plain = await time(
      () =>
        runFfmpeg([
          ...['-i', file, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22'],
          ...['-maxrate', String(top.bitsPerSecond), '-bufsize', String(top.bitsPerSecond * 2)],
          ...['-g', '61', '-sc_threshold', '0', '-c:a', 'aac', join(dir, 'plain.mp4')],
        ]).done,
    )
    say('ffmpeg alone to MP4, 720p', plain.seconds)
    say(`ladder of ${encoded.length}, one after the other`, ladderSeconds)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function time<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  const startedAtMs = performance.now()
  const answer = await work()
  return { answer, seconds: (performance.now() - startedAtMs) / 1000 }
}

function say(what: string, took: number): void {
  console.log(`${what}: ${took.toFixed(2)} s, ${(seconds / took).toFixed(1)} × real time`)
}
