import { spawn } from 'node:child_process'
import { findFfmpeg } from '../src/ffmpeg/find-ffmpeg.ts'

const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH ?? null)

export interface EncoderOptions {
  seconds: number
  /** At the pace of a camera; else as fast as it can. */
  isLive?: boolean
  size?: string
  keyEverySeconds?: number
  framesPerSecond?: number
  sound?: 'aac' | 'mp3' | 'none'
  video?: 'h264' | 'flv1'
}

/** A real encoder that sends a test picture by RTMP, as a camera at the pitch would. */
export function startEncoder(url: string, options: EncoderOptions) {
  const {
    seconds,
    isLive = false,
    size = '320x180',
    keyEverySeconds = 2,
    framesPerSecond: fps = 30,
    sound = 'aac',
    video = 'h264',
  } = options
  const key = String(fps * keyEverySeconds)
  return runFfmpeg([
    ...(isLive ? ['-re'] : []),
    ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${fps}`],
    ...(sound === 'none' ? [] : ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000']),
    ...['-t', String(seconds)],
    ...(video === 'h264'
      ? ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', key, '-keyint_min', key, '-sc_threshold', '0']
      : ['-c:v', 'flv1']),
    ...['-pix_fmt', 'yuv420p'],
    ...(sound === 'aac' ? ['-c:a', 'aac'] : []),
    ...(sound === 'mp3' ? ['-c:a', 'libmp3lame', '-ar', '44100'] : []),
    ...['-f', 'flv', url],
  ])
}

export function runFfmpeg(args: string[], { hasInput = false } = {}) {
  if (!ffmpeg) throw new Error('These tests need ffmpeg: install it, or set FFMPEG_PATH')
  const child = spawn(ffmpeg.path, ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  if (!hasInput) child.stdin.end()
  let errors = ''
  let output = ''
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const done = new Promise<{ code: number | null; errors: string; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, errors, output }))
  })
  return { child, done }
}

/** The checksum of every decoded picture with its time: what a player would show. */
export async function decodePictures(file: string): Promise<{ seconds: number[]; errors: string }> {
  const { output, errors } = await runFfmpeg(['-copyts', '-i', file, '-map', '0:v', '-f', 'framemd5', '-'])
    .done
  const lines = output.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const base = output.match(/#tb 0: (\d+)\/(\d+)/)
  const unit = Number(base?.[1] ?? 1) / Number(base?.[2] ?? 1)
  return { seconds: lines.map(line => Number(line.split(',')[2]) * unit), errors }
}
