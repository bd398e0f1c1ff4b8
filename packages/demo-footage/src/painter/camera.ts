import type { Surface } from '../surface.ts'

export interface Camera {
  /** Where it looks at, in metres from the left end. */
  x: number
  /** How near it is: 1, or more. */
  zoom: number
  /** A point on the ground, or above it, as pixels from the top left corner; `scale` is pixels a metre there. */
  project(point: { x: number; y: number; z?: number }): { x: number; y: number; scale: number }
  /** The nearest metre, from the far line, that is seen at the bottom. */
  readonly nearestMetres: number
  /** It turns to what happens, smoothly as one on a tripod, and stays where the game can be seen. */
  follow(watch: { x: number; zoom: number }, seconds: number): void
}

/** How hard it is drawn to where it should look. */
const pull = 3.4

/** Low in the stands at the half-way line, with a long lens. */
export function createCamera(
  { view, widthMetres, lengthMetres }: Surface,
  size: { width: number; height: number },
): Camera {
  const { horizon, farAt, nearAt, fenceMetres, panMetres } = view
  const ratio = (nearAt - horizon) / (farAt - horizon)
  const distance = (ratio * widthMetres + fenceMetres) / (ratio - 1)
  const focal = (size.width / view.wideMetres) * (distance - widthMetres / 2)
  const height = ((farAt - horizon) * size.height * (distance + fenceMetres)) / focal
  const middle = lengthMetres / 2
  let speed = 0
  const camera: Camera = {
    x: middle,
    zoom: 1,
    project({ x, y, z = 0 }) {
      const scale = focal / (distance - y)
      return {
        x: size.width / 2 + (x - camera.x) * scale,
        y: horizon * size.height + (height - z) * scale,
        scale,
      }
    },
    nearestMetres: distance - (focal * height) / (size.height * (1.04 - horizon)),
    follow({ x, zoom }, seconds) {
      const wanted = Math.min(middle + panMetres, Math.max(middle - panMetres, x))
      speed += ((wanted - camera.x) * pull * pull - speed * 2 * pull) * seconds
      camera.x += speed * seconds
      camera.zoom += (zoom - camera.zoom) * Math.min(1, seconds * 0.9)
    },
  }
  return camera
}
