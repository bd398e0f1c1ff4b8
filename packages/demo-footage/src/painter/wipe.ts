import type { Surface } from '../surface.ts'
import { fillShape, type Pen, write } from './pen.ts'

/** How long it takes to close, and again to open. */
const wipeSeconds = 0.48

/** Slanted, in the colours of both teams with the name of the channel: what stands between two scenes of a broadcast. */
export function drawWipe(
  pen: Pen,
  { kits: [home, away] }: Surface,
  cutSeconds: number,
  { width, height }: { width: number; height: number },
): void {
  if (Math.abs(cutSeconds) >= wipeSeconds) return
  const part = cutSeconds / wipeSeconds
  const slant = height * 0.4
  const edge = width * 0.12
  const travel = width + slant + edge * 2
  const left = Math.max(part, 0) * travel - edge
  const right = (part < 0 ? 1 + part : 1) * travel - edge
  const band = (from: number, to: number, fill: string) =>
    fillShape(
      pen,
      [
        { x: from, y: 0 },
        { x: to, y: 0 },
        { x: to - slant, y: height },
        { x: from - slant, y: height },
      ],
      fill,
    )
  const [behind, before] = [away?.jersey ?? '#888', home?.jersey ?? '#888']
  if (part < 0) {
    band(-slant, right, '#0e1626')
    band(right - edge * 0.5, right + edge * 0.25, behind)
    band(right, right + edge, before)
  } else {
    band(left, width + slant + edge, '#0e1626')
    band(left - edge * 0.5, left + edge * 0.25, behind)
    band(left - edge, left, before)
  }
  pen.globalAlpha = Math.max(0, 1 - Math.abs(part) * 2.2)
  write(pen, 'NLTV', { x: width / 2, y: height / 2, size: height * 0.2, colour: '#f4f6f9' })
  pen.globalAlpha = 1
}
