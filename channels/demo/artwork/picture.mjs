import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { seededRandom } from './random.mjs'

/** Bends light without limit into 0..1, keeping colour in the highlights. */
function toneMap(light) {
  const value = Math.max(0, light)
  return (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
}

/** Asks `shade(u, v)` for linear light, several times per pixel so that edges come out smooth. */
export function renderPixels(width, height, shade, samplesPerSide = 2) {
  const random = seededRandom(width * 31 + height)
  const data = Buffer.alloc(width * height * 3)
  const share = 1 / samplesPerSide ** 2
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let i = 0; i < samplesPerSide; i++) {
        for (let j = 0; j < samplesPerSide; j++) {
          const u = (x + (i + random()) / samplesPerSide) / width
          const v = (y + (j + random()) / samplesPerSide) / height
          const light = shade(u, v)
          red += toneMap(light[0])
          green += toneMap(light[1])
          blue += toneMap(light[2])
        }
      }
      // A trace of noise hides the steps of 8-bit gradients in dark skies.
      const dither = (random() - 0.5) * 1.6
      const at = (y * width + x) * 3
      data[at] = clampByte(255 * (red * share) ** (1 / 2.2) + dither)
      data[at + 1] = clampByte(255 * (green * share) ** (1 / 2.2) + dither)
      data[at + 2] = clampByte(255 * (blue * share) ** (1 / 2.2) + dither)
    }
  }
  return { data, width, height }
}

const clampByte = value => Math.min(255, Math.max(0, Math.round(value)))

export function svg(width, height, body) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )
}

const raw = ({ width, height }) => ({ raw: { width, height, channels: 3 } })

/** What is bright spills over its edges, as it does in a lens. */
async function bloom(pixels, strength) {
  const { data, width, height } = pixels
  const bright = await sharp(data, raw(pixels))
    .linear(strength * 2.2, -255 * strength * 1.2)
    .resize(Math.round(width / 4), Math.round(height / 4))
    .blur(width / 190)
    .resize(width, height)
    .png()
    .toBuffer()
  return { input: bright, blend: 'screen' }
}

/** Lays drawings over rendered pixels; each layer is `{body, blend}`. */
export async function compose(pixels, layers, bloomStrength = 0.6) {
  const drawings = layers.map(({ body, blend = 'over' }) => ({
    input: svg(pixels.width, pixels.height, body),
    blend,
  }))
  return sharp(pixels.data, raw(pixels)).composite([await bloom(pixels, bloomStrength), ...drawings])
}

/** Darkens the left and the bottom, where titles stand, and gently the corners. */
export function titleShade(width, height, strength = 0.72) {
  return `<defs>
    <linearGradient id="left"><stop offset="0" stop-color="#05070c" stop-opacity="${strength}"/><stop offset=".38" stop-color="#05070c" stop-opacity="${strength * 0.45}"/><stop offset=".68" stop-color="#05070c" stop-opacity="0"/></linearGradient>
    <linearGradient id="bottom" x2="0" y2="1"><stop offset=".52" stop-color="#0a0d14" stop-opacity="0"/><stop offset="1" stop-color="#0a0d14" stop-opacity="${strength * 0.95}"/></linearGradient>
    <radialGradient id="corners" cx=".6" cy=".45" r=".8"><stop offset=".6" stop-color="#05070c" stop-opacity="0"/><stop offset="1" stop-color="#05070c" stop-opacity=".45"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#left)"/>
  <rect width="${width}" height="${height}" fill="url(#bottom)"/>
  <rect width="${width}" height="${height}" fill="url(#corners)"/>`
}

export async function save(picture, path) {
  mkdirSync(dirname(path), { recursive: true })
  const format = path.endsWith('.png') ? 'png' : path.endsWith('.jpg') ? 'jpeg' : 'webp'
  const options = {
    png: { palette: true, quality: 95, effort: 10 },
    jpeg: { quality: 82, mozjpeg: true },
    webp: { quality: 78, alphaQuality: 90, effort: 6, smartSubsample: true },
  }
  const { size } = await picture.toFormat(format, options[format]).toFile(path)
  console.log(`${String(Math.round(size / 1024)).padStart(5)} KB  ${path.slice(path.indexOf('images/'))}`)
}
