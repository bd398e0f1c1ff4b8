import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { measureLoudness } from '../src/file/measure-loudness.ts'
import { readRecording } from '../src/live/read-recording.ts'
import { runFfmpeg } from './encoder.ts'
import { recordFile } from './record-file.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeTestFolder } from './test-folder.ts'

const signal = new AbortController().signal
const root = await makeTestFolder('loudness')

/** Two seconds each of silence, a murmur of −40 dB and a cheer of −10 dB. */
const sounds = [
  ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=15'],
  ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
  // A sine of ffmpeg has an amplitude of 1/8, which is −21 dB.
  ['-af', "volume='if(lt(t,2),0,if(lt(t,4),0.113,3.55))':eval=frame", '-c:a', 'aac'],
].flat()

async function record(name: string, sound: readonly string[]): Promise<string> {
  const file = join(root, `${name}.mp4`)
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-pix_fmt', 'yuv420p']
  const { code, errors } = await runFfmpeg([...sound, '-t', '6', ...h264, file]).done
  if (code !== 0) throw new Error(errors)
  const dir = join(root, name)
  await recordFile({ path: ffmpegs[0]?.path ?? '', file, dir })
  return dir
}

describe.each(ffmpegs)('the loudness of a recording, with ffmpeg $version', ({ path, version }) => {
  it('follows the decibels, a tenth of a second at a time, from any segment on', async () => {
    const recording = await readRecording({ dir: await record(`loud-${version}`, sounds) })
    const { segments } = recording
    const levels = (await measureLoudness({ path, signal }, recording, segments))?.flat() ?? []
    expect(levels.length).toBeGreaterThanOrEqual(60)
    expect(Math.max(...levels.slice(2, 18))).toBeLessThan(5)
    for (const level of levels.slice(23, 38)) expect(level).toBeCloseTo(33, -1)
    for (const level of levels.slice(43, 58)) expect(level).toBeCloseTo(83, -1)
    const later = await measureLoudness({ path, signal }, recording, segments.slice(1))
    expect(later).toHaveLength(segments.length - 1)
    expect(Math.max(...(later?.at(-1) ?? []))).toBeGreaterThan(75)
  })

  it('is missing if there is no sound', async () => {
    const silent = await record(`silent-${version}`, sounds.slice(0, 4))
    const recording = await readRecording({ dir: silent })
    expect(await measureLoudness({ path, signal }, recording, recording.segments)).toBeNull()
  })
})
