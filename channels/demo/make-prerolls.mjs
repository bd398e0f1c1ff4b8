/**
 * Makes the demo's prerolls out of its own pictures: five seconds each, H.264, without sound.
 *
 *   node channels/demo/make-prerolls.mjs
 */
import { spawn } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findFfmpeg } from '@grandstand/media'
import sharp from 'sharp'

const width = 640
const height = 360
const framesPerSecond = 20
const frames = 5 * framesPerSecond

const clips = {
  'league-welcome.mp4': { background: 'slides/tunnel-blue.webp', emblem: 'logo.png' },
  'lakemere-arena.mp4': { background: 'slides/ice-rink.webp', emblem: 'crests/lakemere.webp' },
}

const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH ?? null)
if (!ffmpeg) throw new Error('ffmpeg is needed; name it by FFMPEG_PATH')
const picture = name => join(import.meta.dirname, 'images', name)

for (const [name, { background, emblem }] of Object.entries(clips)) {
  const file = join(import.meta.dirname, 'prerolls', name)
  mkdirSync(join(file, '..'), { recursive: true })
  const encoder = spawn(
    ffmpeg.path,
    [
      ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
      ...['-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', 'pipe:0'],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-pix_fmt', 'yuv420p', '-profile:v', 'main'],
      ...['-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const wide = await sharp(picture(background)).resize(width * 2, height * 2).blur(1).removeAlpha().raw().toBuffer()
  for (let frame = 0; frame < frames; frame += 1) {
    const image = await draw(wide, await sharp(picture(emblem)).resize(200, 200, { fit: 'inside' }).toBuffer(), frame)
    if (!encoder.stdin.write(image)) await new Promise(resolve => encoder.stdin.once('drain', resolve))
  }
  encoder.stdin.end()
  const code = await new Promise(resolve => encoder.once('close', resolve))
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  console.log(`${String(Math.round(statSync(file).size / 1024)).padStart(5)} KB  prerolls/${name}`)
}

/** A slow way into the picture, over which the emblem grows and a bar fills. */
async function draw(wide, emblem, frame) {
  const part = frame / (frames - 1)
  const cut = Math.round(width * (2 - 0.7 * part))
  const cutHeight = Math.round((cut * height) / width)
  const view = await sharp(wide, { raw: { width: width * 2, height: height * 2, channels: 3 } })
    .extract({
      left: Math.round(width - cut / 2),
      top: Math.round(height - cutHeight / 2),
      width: cut,
      height: cutHeight,
    })
    .resize(width, height)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const grown = Math.min(1, part * 4)
  const size = Math.max(2, Math.round(200 * (1 - (1 - grown) ** 3)))
  const bar = Math.max(1, Math.round(width * part))
  const strip = await sharp({ create: { width: bar, height: 6, channels: 3, background: '#dc143c' } }).png().toBuffer()
  return sharp(view)
    .composite([
      { input: await sharp(emblem).resize(size, size, { fit: 'inside' }).png().toBuffer(), gravity: 'centre' },
      { input: strip, left: 0, top: height - 6 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}
