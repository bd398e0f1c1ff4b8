import { expect, it } from 'vitest'
import { inDialectOf, learnDialect } from '../src/ffmpeg/dialect.ts'
import { runFfmpeg } from '../src/ffmpeg/run-ffmpeg.ts'
import { ffmpegs } from './test-ffmpeg.ts'

it('an old ffmpeg is asked for a rate of pictures by its own word, and a current one by today’s', () => {
  const args = ['-i', 'game.mp4', '-fps_mode', 'vfr', 'clip.mp4']
  learnDialect('/opt/ffmpeg-9', { hasFpsMode: true })
  learnDialect('/opt/ffmpeg-4', { hasFpsMode: false })
  expect(inDialectOf('/opt/ffmpeg-9', args)).toEqual(args)
  expect(inDialectOf('/opt/ffmpeg-4', args)).toEqual(['-i', 'game.mp4', '-vsync', 'vfr', 'clip.mp4'])
})

it.each(ffmpegs)('ffmpeg $version takes each way of keeping a rate of pictures', async build => {
  const options = {
    ...build,
    purpose: 'cut',
    signal: new AbortController().signal,
    timeoutMs: 60_000,
  } as const
  const black = ['-loglevel', 'warning', '-f', 'lavfi', '-i', 'color=black:s=64x64', '-t', '1']
  for (const mode of ['vfr', 'cfr', 'passthrough']) {
    const said = await runFfmpeg([...black, '-fps_mode', mode, '-f', 'null', '-'], options)
    expect({ mode, said: said.match(/deprecated|unrecognized/i)?.[0] }).toEqual({ mode, said: undefined })
  }
})
