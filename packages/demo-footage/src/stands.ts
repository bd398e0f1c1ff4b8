import type { Camera } from './camera.ts'
import { drawText, textDots } from './letters.ts'
import { type Colour, colour, createPicture, fillBox, fillOval, type Picture } from './picture.ts'
import { createRandom } from './random.ts'
import type { Surface } from './surface.ts'

/** A crowd wider than the picture, drawn once; the camera sees a part of it. */
export interface Stands {
  crowd: Picture
  rowHeight: number
}

const boards: readonly (readonly [Colour, string])[] = [
  [colour(24, 60, 150), 'GRANDSTAND LIVE'],
  [colour(190, 32, 44), 'NORTHERN CUP'],
  [colour(20, 110, 72), 'MATCHDAY'],
  [colour(30, 32, 42), 'WATCH THE REPLAY'],
]
const dark = colour(30, 32, 44)
const skins = [colour(214, 170, 140), colour(150, 108, 84), colour(100, 70, 54)]
const letters = colour(245, 245, 248)

/** The far fence in metres from the far line; the boards stand there. */
const fence = (surface: Surface) => -surface.widthMetres * 0.06

export function drawStandsOnce(surface: Surface, size: { width: number; height: number }): Stands {
  const random = createRandom(11)
  // Even, since rows of it are moved and four pixels share a colour.
  const head = Math.max(2, Math.round(size.height / 120) * 2)
  const rowHeight = head * 2
  const crowd = createPicture(size.width * 2, Math.ceil((size.height * 0.4) / rowHeight) * rowHeight)
  fillBox(crowd, { left: 0, top: 0, width: crowd.width, height: crowd.height }, dark)
  const [home, away] = surface.teams
  const coats = [home.shirt, home.shirt, away.shirt, colour(70, 76, 96), colour(150, 150, 158)]
  for (let top = 0; top < crowd.height; top += rowHeight) {
    const light = 0.45 + (0.4 * top) / crowd.height
    const dim = ([y, u, v]: Colour): Colour => [Math.round(16 + (y - 16) * light), u, v]
    for (let left = (top / rowHeight) % 2 === 0 ? 0 : head; left < crowd.width - head; left += head * 2) {
      if (random() < 0.12) continue
      const coat = dim(coats[Math.floor(random() * coats.length)] ?? dark)
      const skin = dim(skins[Math.floor(random() * skins.length)] ?? dark)
      fillBox(crowd, { left: left - head * 0.3, top: top + head, width: head * 1.6, height: head }, coat)
      fillOval(crowd, { x: left + head / 2, y: top + head * 0.6 }, { x: head / 2, y: head / 2 }, skin)
    }
  }
  return { crowd, rowHeight }
}

/** Down to where the ground begins; that row. `joy` from 0 to 1: how high they jump. */
export function drawStands(
  picture: Picture,
  { crowd, rowHeight }: Stands,
  view: { camera: Camera; surface: Surface; seconds: number; joy: number },
): number {
  const { camera, surface, seconds, joy } = view
  const { width } = picture
  const foot = camera.project({ x: 0, y: fence(surface) })
  const ground = Math.round(foot.y)
  const boardHeight = Math.round(picture.height * 0.045)
  const top = ground - boardHeight
  // Even columns only, for the same reason as above.
  const shift = Math.round((camera.x / surface.lengthMetres) * (width / 2)) * 2
  for (let row = 0; row < top; row += 1) {
    const jump = Math.round(
      Math.max(0, Math.sin(seconds * 9 + Math.floor(row / rowHeight) * 2.1)) * joy * rowHeight * 0.3,
    )
    const from = Math.min(crowd.height - 1, row + (crowd.height - top) + jump * 2)
    copyRow(picture, row, crowd, from - (from % 2) + (row % 2), shift)
  }
  drawBoards(picture, camera, surface, { top, height: boardHeight })
  return ground
}

function copyRow(picture: Picture, row: number, crowd: Picture, crowdRow: number, shift: number): void {
  const from = Math.max(0, Math.min(crowd.height - 1, crowdRow))
  const left = Math.max(0, Math.min(crowd.width - picture.width, shift))
  const start = from * crowd.width + left
  picture.y.set(crowd.y.subarray(start, start + picture.width), row * picture.width)
  if (row % 2 === 1) return
  const half = picture.width / 2
  const colourStart = (from >> 1) * (crowd.width / 2) + (left >> 1)
  picture.u.set(crowd.u.subarray(colourStart, colourStart + half), (row / 2) * half)
  picture.v.set(crowd.v.subarray(colourStart, colourStart + half), (row / 2) * half)
}

function drawBoards(
  picture: Picture,
  camera: Camera,
  surface: Surface,
  band: { top: number; height: number },
): void {
  const y = fence(surface)
  const edge = camera.project({ x: 0, y })
  const lengthMetres = picture.width / edge.scale / 4
  const first = Math.floor(-edge.x / edge.scale / lengthMetres)
  for (let board = first; board < first + 5; board += 1) {
    const left = Math.round(camera.project({ x: board * lengthMetres, y }).x)
    const right = Math.round(camera.project({ x: (board + 1) * lengthMetres, y }).x)
    const [paint, words] = boards[((board % boards.length) + boards.length) % boards.length] ?? [dark, '']
    const dot = Math.max(
      1,
      Math.min(Math.floor(band.height / 8), Math.floor((right - left) / (textDots(words) + 4))),
    )
    fillBox(picture, { left, top: band.top, width: right - left, height: band.height }, paint)
    const textLeft = Math.round((left + right - textDots(words) * dot) / 2)
    drawText(
      picture,
      words,
      { left: textLeft, top: band.top + Math.round((band.height - dot * 5) / 2), dot },
      letters,
    )
  }
}
