import { expect, it } from 'vitest'
import { FfmpegFailed, FfmpegTimeout, runFfmpeg } from '../src/ffmpeg/run-ffmpeg.ts'
import { createTally } from '../src/ffmpeg/tally.ts'
import { findFfmpeg } from '../src/index.ts'

it('counts what ffmpeg was started for, and how often it failed or took too long', async () => {
  const ffmpeg = await findFfmpeg(null)
  if (!ffmpeg) throw new Error('no ffmpeg')
  const tally = createTally()
  const tool = { path: ffmpeg.path, tally, signal: new AbortController().signal, timeoutMs: 60_000 }
  const black = ['-f', 'lavfi', '-i', 'color=black:s=64x64', '-f', 'null']
  await runFfmpeg([...black, '-t', '1', '-'], { ...tool, purpose: 'cut' })
  await expect(runFfmpeg(['-i', 'nothing.mp4', '-'], { ...tool, purpose: 'cut' })).rejects.toThrow(
    FfmpegFailed,
  )
  // Without an output it always fails: that is how a file is asked about.
  await expect(runFfmpeg(['-i', 'nothing.mp4'], { ...tool, purpose: 'probe' })).rejects.toThrow(FfmpegFailed)
  const endless = runFfmpeg(['-re', ...black, '-'], { ...tool, purpose: 'poster', timeoutMs: 300 })
  expect(new Map(tally.list()).get('poster')).toMatchObject({ running: 1 })
  await expect(endless).rejects.toThrow(FfmpegTimeout)
  const unwanted = new AbortController()
  const left = runFfmpeg(['-re', ...black, '-'], { ...tool, purpose: 'still', signal: unwanted.signal })
  unwanted.abort()
  await expect(left).rejects.toThrow()
  const counts = Object.fromEntries(tally.list())
  expect(counts.cut).toMatchObject({ started: 2, running: 0, failed: 1 })
  expect(counts.cut?.seconds).toBeGreaterThan(0)
  expect(counts.probe).toMatchObject({ started: 1, failed: 0 })
  expect(counts.poster).toMatchObject({ started: 1, running: 0, failed: 1 })
  expect(counts.still).toMatchObject({ started: 1, running: 0, failed: 0 })
})
