import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, statSync } from 'node:fs'
import { type SurfaceName, surfaceNames } from '@grandstand/demo-footage'
import { soundFilter } from '@grandstand/demo-footage/sound'
import { findFfmpeg } from '@grandstand/media'
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { findChromium } from './find-chromium.ts'
import { fromRoot } from './root.ts'

/**
 * Draws the demo's films in a browser, those that are named or all. They are part of the repository; this is to be run again when
 * a painter has changed. Takes a minute of two cores for each.
 */
const framesAtOnce = 10
const framesPerSecond = 25
const keyEvery = String(framesPerSecond * 2)

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !surfaceNames.some(known => known === name))
if (unknown.length > 0) {
  console.error(`There is no film ${unknown.join(', ')}; there are ${surfaceNames.join(', ')}.`)
  process.exit(1)
}
const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH ?? null)
const executablePath = await findChromium()
if (!ffmpeg || !executablePath) throw new Error('Films need ffmpeg and Chromium')
const { outputFiles } = await build({
  entryPoints: [fromRoot('packages/demo-footage/src/painter/index.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'painter',
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(fromRoot('packages/demo-footage/films'), { recursive: true })
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  for (const name of surfaceNames)
    if (asked.length === 0 || asked.includes(name)) await draw(page, name, ffmpeg.path)
} finally {
  await browser.close()
}

async function draw(page: Page, name: SurfaceName, ffmpegPath: string): Promise<void> {
  const file = fromRoot('packages/demo-footage/films', `${name}.mp4`)
  const encoder = spawn(
    ffmpegPath,
    [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', 'pipe:0'],
      ...['-f', 'lavfi', '-i', soundFilter(name), '-map', '0:v', '-map', '1:a'],
      ...[
        '-vf',
        'scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p',
      ],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      // No B-frames, as of an encoder for live pictures; a key frame wherever a passage may begin.
      ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'medium', '-crf', '31', '-bf', '0'],
      ...[
        '-maxrate',
        '300k',
        '-bufsize',
        '2000k',
        '-g',
        keyEvery,
        '-keyint_min',
        keyEvery,
        '-sc_threshold',
        '0',
      ],
      ...['-c:a', 'aac', '-b:a', '48k', '-shortest', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
      ...['-movflags', '+faststart', '-f', 'mp4', `${file}.part`],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(encoder, 'close')
  // It says why, and its code tells us.
  encoder.stdin.on('error', () => {})
  const frames: number = await page.evaluate(`film = painter.startFilm('${name}'); film.frames`)
  for (let frame = 0; frame < frames; frame += framesAtOnce) {
    const pictures: string[] = await page.evaluate(
      `Array.from({ length: ${Math.min(framesAtOnce, frames - frame)} }, () => film.next(true))`,
    )
    for (const picture of pictures)
      if (!encoder.stdin.write(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')))
        await Promise.race([once(encoder.stdin, 'drain'), ended])
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  renameSync(`${file}.part`, file)
  console.log(`${String(Math.round(statSync(file).size / 1024)).padStart(6)} KB  films/${name}.mp4`)
}
