import { runFfmpeg } from './encoder.ts'

export interface TestFile {
  seconds?: number
  size?: string
  rate?: string
  keyEverySeconds?: number
  sound?: 'aac' | 'mp3' | 'none'
  video?: readonly string[]
}

/** A small video as an operator might send it. */
export async function makeFile(file: string, options: TestFile = {}): Promise<string> {
  const { seconds = 4, size = '160x90', rate = '15', keyEverySeconds = 2, sound = 'aac' } = options
  const key = String(Math.round(Number(rate) * keyEverySeconds))
  const h264 = ['libx264', '-preset', 'ultrafast', '-bf', '2', '-g', key, '-sc_threshold', '0']
  const { code, errors } = await runFfmpeg([
    ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}`],
    ...(sound === 'none' ? [] : ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000']),
    ...['-t', String(seconds), '-pix_fmt', 'yuv420p', '-c:v', ...(options.video ?? h264)],
    ...(sound === 'none' ? [] : ['-c:a', sound === 'aac' ? 'aac' : 'libmp3lame']),
    file,
  ]).done
  if (code !== 0) throw new Error(errors)
  return file
}

/** As a phone held upright records: lying pictures, and a note that they are to be turned. */
export async function turnFile(file: string, target: string): Promise<string> {
  await runFfmpeg(['-i', file, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', target]).done
  return target
}
