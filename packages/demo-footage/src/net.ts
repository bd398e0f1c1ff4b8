import type { Camera } from './camera.ts'
import { colour, fillBox, type Picture } from './picture.ts'
import type { Surface } from './surface.ts'

const tape = colour(246, 247, 250)
const cord = colour(34, 36, 44)
const post = colour(214, 60, 52)
const meshMetres = 0.42
const outsideMetres = 0.6

/** From side to side between two posts; what is behind is seen through it. */
export function drawNet(picture: Picture, camera: Camera, { lengthMetres, widthMetres, net }: Surface): void {
  if (!net) return
  const y = widthMetres / 2
  const { scale, ...foot } = camera.project({ x: -outsideMetres, y })
  const top = camera.project({ x: 0, y, z: net.topMetres }).y
  const bottom = camera.project({ x: 0, y, z: net.bottomMetres }).y
  const right = camera.project({ x: lengthMetres + outsideMetres, y }).x
  const width = right - foot.x
  for (let left = foot.x; left < right; left += meshMetres * scale)
    fillBox(picture, { left, top, width: 1, height: bottom - top }, cord)
  for (let row = top; row < bottom; row += meshMetres * scale)
    fillBox(picture, { left: foot.x, top: row, width, height: 1 }, cord)
  const thick = Math.max(2, scale * 0.09)
  fillBox(picture, { left: foot.x, top, width, height: thick }, tape)
  fillBox(picture, { left: foot.x, top: bottom, width, height: thick / 2 }, tape)
  for (const x of [foot.x, right])
    fillBox(picture, { left: x - thick, top: top - thick, width: thick * 2, height: foot.y - top }, post)
}
