import { type Line, type Patch, type Point, rectangle, round, type Surface } from '../surface.ts'
import type { Camera } from './camera.ts'
import { fillShape, type Pen, shadeDown } from './pen.ts'

const edgeMetres = 3

/** From the far fence down to the bottom of the picture. */
export function drawGround(
  pen: Pen,
  camera: Camera,
  surface: Surface,
  size: { width: number; height: number },
): void {
  const { lengthMetres, widthMetres, stripeMetres, stripes, view } = surface
  const top = camera.project({ x: 0, y: -view.fenceMetres }).y
  pen.fillStyle = surface.around
  pen.fillRect(0, top, size.width, size.height - top)
  const near = Math.min(widthMetres + edgeMetres, camera.nearestMetres)
  const outline = (points: readonly Point[]) =>
    points.map(([x, y]) => camera.project({ x, y: Math.min(y, camera.nearestMetres) }))
  const isBare = stripes[0] === surface.around
  for (let x = -edgeMetres, at = 0; !isBare && x < lengthMetres + edgeMetres; at += 1) {
    const next = at === 0 ? 0 : x + stripeMetres
    const right = Math.min(next, lengthMetres + edgeMetres)
    fillShape(
      pen,
      outline(rectangle(x, -edgeMetres / 2, right - x + 0.02, near + edgeMetres / 2)),
      stripes[at % 2 === 0 ? 0 : 1],
    )
    x = next
  }
  for (const patch of surface.patches ?? []) drawPatch(pen, outline, patch)
  for (const line of surface.lines)
    fillShape(pen, outline(bandOf(line, surface.lineMetres)), colourOf(line, surface))
  for (const { text, at, heightMetres, colour } of surface.words ?? []) {
    const place = camera.project({ x: at[0], y: at[1] })
    if (place.x < -200 || place.x > size.width + 200) continue
    const above = camera.project({ x: at[0], y: at[1] - heightMetres / 2 })
    const below = camera.project({ x: at[0], y: at[1] + heightMetres / 2 })
    pen.save()
    pen.transform(1, 0, (above.x - below.x) / (above.y - below.y), 1, place.x, place.y)
    pen.scale(place.scale, (below.y - above.y) / heightMetres)
    pen.font = `800 ${heightMetres}px "Liberation Sans", Arial, sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = colour
    pen.fillText(text, 0, 0)
    pen.restore()
  }
  shadeDown(pen, { left: 0, top, width: size.width, height: size.height - top }, [
    [0, 'rgb(0 8 10 / .42)'],
    [0.45, 'rgb(0 0 0 / 0)'],
    [1, 'rgb(0 8 6 / .4)'],
  ])
}

function drawPatch(
  pen: Pen,
  outline: (points: readonly Point[]) => { x: number; y: number }[],
  patch: Patch,
): void {
  fillShape(pen, outline(patch.outline), patch.colour)
}

const colourOf = (line: Line, surface: Surface) => line.colour ?? surface.paint

/** A line as it lies on the ground, as wide as it is. */
function bandOf(line: Line, usualMetres: number): Point[] {
  if (line.kind === 'arc') {
    const [x, y] = line.middle
    return [
      ...round(x, y, line.radius + usualMetres / 2, line.from, line.to),
      ...round(x, y, line.radius - usualMetres / 2, line.from, line.to).toReversed(),
    ]
  }
  const half = (line.metres ?? usualMetres) / 2
  const [[x0, y0], [x1, y1]] = [line.from, line.to]
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [across, along] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half]
  return [
    [x0 + across, y0 + along],
    [x1 + across, y1 + along],
    [x1 - across, y1 - along],
    [x0 - across, y0 - along],
  ]
}
