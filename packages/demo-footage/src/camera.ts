import type { Surface, View } from './surface.ts'

export interface Camera {
  /** Where it looks at, in metres from the left end. */
  x: number
  /** A point on the ground, or above it, as pixels from the top left corner; `scale` is pixels a metre there. */
  project(point: { x: number; y: number; z?: number }): { x: number; y: number; scale: number }
  /** The other way: which distance from the far line a row shows, and its pixels a metre. */
  rowOf(row: number): { y: number; scale: number }
}

/** High in the stands at the half-way line; it turns to follow the game. Courts are smaller, so it sits closer. */
function viewFromStands({ lengthMetres, widthMetres }: Surface): View {
  const near = widthMetres / 68
  return {
    heightMetres: 21 * near,
    distanceMetres: 99 * near,
    horizon: 0.07,
    panMetres: lengthMetres * 0.27,
  }
}

const viewOf = (surface: Surface) => surface.view ?? viewFromStands(surface)

export function createCamera(surface: Surface, size: { width: number; height: number }): Camera {
  const { heightMetres, distanceMetres, horizon: horizonPart } = viewOf(surface)
  const focal = size.height * 1.26
  const horizon = size.height * horizonPart
  const camera: Camera = {
    x: surface.lengthMetres / 2,
    project({ x, y, z = 0 }) {
      const scale = focal / (distanceMetres - y)
      return {
        x: size.width / 2 + (x - camera.x) * scale,
        y: horizon + (heightMetres - z) * scale,
        scale,
      }
    },
    rowOf(row) {
      const scale = (row + 0.5 - horizon) / heightMetres
      return { y: distanceMetres - focal / scale, scale }
    },
  }
  return camera
}

/** It stays where the game can be seen, and never jumps. */
export function follow(camera: Camera, surface: Surface, watchX: number, seconds: number): void {
  const middle = surface.lengthMetres / 2
  const { panMetres } = viewOf(surface)
  const wanted = Math.min(middle + panMetres, Math.max(middle - panMetres, watchX))
  camera.x += (wanted - camera.x) * Math.min(1, seconds * 1.6)
}
