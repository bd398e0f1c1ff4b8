import { createRandom } from '../random.ts'
import type { Surface } from '../surface.ts'
import { createBoards } from './boards.ts'
import type { Camera } from './camera.ts'
import { drawCrowd } from './crowd.ts'
import { fillDisc, type Pen } from './pen.ts'
import { drawBack, drawFront } from './places.ts'

const layers = 3
/** People sit farther away than the fence stands. */
const slower = 0.7
const crowdFrom = { stadium: 0.06, hall: 0.16, rink: 0.3, sunset: 0.68 }

export interface StandsPainter {
  /** `joy` from 0 to 1: how high they jump. */
  draw(pen: Pen, camera: Camera, seconds: number, joy: number): void
}

/** All behind the far fence, drawn once and wider than the picture. */
export function createStands(
  surface: Surface,
  size: { width: number; height: number },
  camera: Camera,
): StandsPainter {
  const { view, stands, lengthMetres } = surface
  const fence = camera.project({ x: 0, y: -view.fenceMetres })
  const pan = view.panMetres * fence.scale * slower
  const box = { width: size.width + pan * 2 + 8, height: Math.ceil(fence.y) }
  const back = drawBack(stands.kind, box)
  const crowd = drawCrowd(box, { coats: stands.coats, layers, from: crowdFrom[stands.kind] })
  const front = drawFront(stands.kind, box)
  const boards = createBoards(surface, size)
  const flashes = createRandom(5)
  return {
    draw(pen, camera, seconds, joy) {
      const left = -pan - 4 - (camera.x - lengthMetres / 2) * fence.scale * slower
      pen.drawImage(back, left, 0)
      for (const [at, layer] of crowd.entries()) {
        const hop = Math.max(0, Math.sin(seconds * 10 + at * 2.1)) * joy * 5
        pen.drawImage(layer, left, -hop)
      }
      pen.drawImage(front, left, 0)
      if (joy > 0.3)
        for (let flash = 0; flash < 3; flash += 1) {
          const at = { x: flashes() * size.width, y: box.height * (0.2 + 0.6 * flashes()) }
          if (flashes() < 0.4) fillDisc(pen, at, 1.6, 'rgb(255 255 255 / .9)')
        }
      boards.draw(pen, camera)
    },
  }
}
