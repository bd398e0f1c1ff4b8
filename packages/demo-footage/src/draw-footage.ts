import { type ChildProcess, spawn } from 'node:child_process'
import { filmSeconds } from './passage.ts'
import { createPicture } from './picture.ts'
import { soundFilter } from './sound.ts'
import { type FootageOptions, startFootage } from './start-footage.ts'

/**
 * A process of its own, since drawing keeps a core busy. It tells its percents line by line, and ends when nobody
 * listens any more.
 */
const order: FootageOptions & { ffmpegPath: string; file: string } = JSON.parse(process.argv[2] ?? '')
const { ffmpegPath, file, width, height, framesPerSecond, seconds } = order
// A key frame every two seconds: the packager's segments begin there.
const keyEvery = String(framesPerSecond * 2)

const ffmpeg = spawn(
  ffmpegPath,
  [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(framesPerSecond)],
    ...['-i', 'pipe:0', '-f', 'lavfi', '-i', soundFilter(seconds)],
    ...[
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '25',
      '-threads',
      '1',
    ],
    ...['-x264-params', 'subme=1:me=dia:trellis=0:rc-lookahead=5:weightp=0', '-bf', '0'],
    ...['-g', keyEvery, '-keyint_min', keyEvery, '-sc_threshold', '0', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '64k', '-t', String(filmSeconds(seconds)), '-f', 'mp4', file],
  ],
  { stdio: ['pipe', 'ignore', 'inherit'] },
)
const drawing = endOf(ffmpeg)
ffmpeg.stdin.on('error', () => process.exit(1))
process.stdout.on('error', () => {
  ffmpeg.kill('SIGKILL')
  process.exit(1)
})

const footage = startFootage(order)
// Two by turns: one is drawn while the other is on its way.
const pictures = [createPicture(width, height), createPicture(width, height)] as const
let isTaken: Promise<void> = Promise.resolve()
for (let frame = 0; frame < footage.frames; frame += 1) {
  const picture = frame % 2 === 0 ? pictures[0] : pictures[1]
  footage.draw(picture)
  await isTaken
  isTaken = new Promise(resolve => ffmpeg.stdin.write(picture.bytes, () => resolve()))
  const percent = Math.floor(((frame + 1) / footage.frames) * 100)
  if (percent > Math.floor((frame / footage.frames) * 100)) console.log(percent)
}
await isTaken
ffmpeg.stdin.end()
await drawing

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
}
