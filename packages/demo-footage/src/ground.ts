import type { Camera } from './camera.ts'
import type { Colour, Picture } from './picture.ts'
import type { Line, Surface } from './surface.ts'

/** The ground seen from above, painted once; each frame looks at it through the camera. */
export interface Ground {
  readonly texelsPerMetre: number
  readonly marginMetres: { x: number; y: number }
  readonly width: number
  readonly height: number
  readonly planes: readonly [Uint8Array, Uint8Array, Uint8Array]
}

export function paintGround(surface: Surface): Ground {
  const texelsPerMetre = Math.round(680 / surface.widthMetres)
  const marginMetres = { x: surface.lengthMetres * 0.3, y: surface.widthMetres * 0.15 }
  const width = Math.ceil((surface.lengthMetres + 2 * marginMetres.x) * texelsPerMetre)
  const height = Math.ceil((surface.widthMetres + 2 * marginMetres.y) * texelsPerMetre)
  const plane = () => new Uint8Array(width * height)
  const ground: Ground = {
    texelsPerMetre,
    marginMetres,
    width,
    height,
    planes: [plane(), plane(), plane()],
  }
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = column / texelsPerMetre - marginMetres.x
      const y = row / texelsPerMetre - marginMetres.y
      setTexel(ground, row * width + column, groundColour(surface, x, y))
    }
  }
  for (const line of surface.lines) paintLine(ground, surface, line)
  return ground
}

function groundColour(surface: Surface, x: number, y: number): Colour {
  const edge = surface.widthMetres * 0.06
  const isInside = x > -edge && x < surface.lengthMetres + edge && y > -edge && y < surface.widthMetres + edge
  const laid = surface.colourAt?.(x, y) ?? null
  if (laid !== null) return laid
  if (!isInside) return surface.around
  const [even, odd] = surface.stripes
  return Math.floor(x / surface.stripeMetres) % 2 === 0 ? even : odd
}

function paintLine(ground: Ground, surface: Surface, line: Line): void {
  const { texelsPerMetre } = ground
  const paint = (line.kind === 'straight' ? line.colour : undefined) ?? surface.paint
  const length =
    line.kind === 'arc'
      ? line.radius * (line.to - line.from)
      : Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1])
  const steps = Math.ceil(length * texelsPerMetre * 2)
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps
    if (line.kind === 'straight') {
      dot(
        ground,
        line.from[0] + (line.to[0] - line.from[0]) * part,
        line.from[1] + (line.to[1] - line.from[1]) * part,
        paint,
      )
    } else {
      const angle = line.from + (line.to - line.from) * part
      dot(
        ground,
        line.middle[0] + Math.cos(angle) * line.radius,
        line.middle[1] + Math.sin(angle) * line.radius,
        paint,
      )
    }
  }
}

function dot(ground: Ground, x: number, y: number, paint: Colour): void {
  const column = Math.round((x + ground.marginMetres.x) * ground.texelsPerMetre)
  const row = Math.round((y + ground.marginMetres.y) * ground.texelsPerMetre)
  for (let down = -1; down <= 1; down += 1)
    for (let right = -1; right <= 0; right += 1)
      setTexel(ground, (row + down) * ground.width + column + right, paint)
}

function setTexel({ planes: [y, u, v] }: Ground, at: number, fill: Colour): void {
  y[at] = fill[0]
  u[at] = fill[1]
  v[at] = fill[2]
}

/** From `top` to the bottom. Whole numbers only in the inner loops: this is most of what drawing costs. */
export function drawGround(picture: Picture, ground: Ground, camera: Camera, top: number): void {
  const { width, height } = picture
  const [textureY, textureU, textureV] = ground.planes
  const last = ground.width - 1
  const halfWidth = width / 2
  for (let row = top; row < height; row += 1) {
    const seen = camera.rowOf(row)
    const textureRow = Math.round((seen.y + ground.marginMetres.y) * ground.texelsPerMetre)
    const base = Math.min(ground.height - 1, Math.max(0, textureRow)) * ground.width
    const left = (camera.x - halfWidth / seen.scale + ground.marginMetres.x) * ground.texelsPerMetre
    const step = Math.round((ground.texelsPerMetre / seen.scale) * 65_536)
    const start = Math.round(left * 65_536)
    let at = start
    for (let column = row * width; column < (row + 1) * width; column += 1) {
      picture.y[column] = textureY[base + Math.max(0, Math.min(last, at >> 16))] ?? 0
      at += step
    }
    if (row % 2 === 1) continue
    at = start
    const first = (row / 2) * halfWidth
    for (let column = first; column < first + halfWidth; column += 1) {
      const from = base + Math.max(0, Math.min(last, at >> 16))
      picture.u[column] = textureU[from] ?? 0
      picture.v[column] = textureV[from] ?? 0
      at += step * 2
    }
  }
}
