import sharp from 'sharp'
import { footballNight } from './football-night.mjs'
import { svg } from './picture.mjs'

/** An N whose upper corner holds the north star, on a field of 512. */
const mark = `
  <defs>
    <linearGradient id="field" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0254e"/><stop offset=".55" stop-color="#dc143c"/><stop offset="1" stop-color="#9a0b27"/></linearGradient>
    <linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#dbe2ee"/></linearGradient>
    <clipPath id="tile"><rect x="16" y="16" width="480" height="480" rx="112"/></clipPath>
  </defs>
  <g clip-path="url(#tile)">
    <rect width="512" height="512" fill="url(#field)"/>
    <path d="M0 512 512 150V512Z" fill="#000" fill-opacity=".1"/>
    <path d="M120 396V116h62l148 172v108h-26L182 246v150Z" fill="url(#fold)"/>
    <path d="M330 228h62v168h-62Z" fill="url(#fold)"/>
    <path d="M182 246 304 396h26V288L182 116Z" fill="#0a0d14" fill-opacity=".1"/>
    <path d="M361 92 374 139 421 152 374 165 361 212 348 165 301 152 348 139Z" fill="#fff"/>
  </g>`

export const logo = () => sharp(svg(512, 512, mark))

/** For cards in messages and social feeds: the home picture with the mark. Wider than 16:9, so top and bottom go. */
export async function shareImage() {
  const scene = await (await footballNight(1200, 675)).png().toBuffer()
  const badge = await logo().resize(250).png().toBuffer()
  return sharp(scene)
    .extract({ left: 0, top: 22, width: 1200, height: 630 })
    .composite([{ input: badge, left: 96, top: 190 }])
}
