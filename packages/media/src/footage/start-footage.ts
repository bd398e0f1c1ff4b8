import { createCamera, follow } from './camera.ts'
import { drawFigures } from './figures.ts'
import { drawGround, paintGround } from './ground.ts'
import { startMatch } from './match.ts'
import { drawOverlay } from './overlay.ts'
import type { Picture } from './picture.ts'
import { drawStands, drawStandsOnce } from './stands.ts'
import { type SurfaceName, surfaces } from './surface.ts'

export interface FootageOptions {
  surface: SurfaceName
  width: number
  height: number
  framesPerSecond: number
  seconds: number
}

/** A drawn match, frame by frame: no picture and no letter in it comes from elsewhere. The same every time. */
export function startFootage(options: FootageOptions): {
  frames: number
  /** Draws the next frame over whatever the picture shows. */
  draw(picture: Picture): void
} {
  const { width, height, framesPerSecond, seconds } = options
  const surface = surfaces[options.surface]
  const stepSeconds = 1 / framesPerSecond
  const ground = paintGround(surface)
  const stands = drawStandsOnce(surface, { width, height })
  const camera = createCamera(surface, { width, height })
  const match = startMatch(surface, seconds)
  return {
    frames: Math.round(seconds * framesPerSecond),
    draw(picture) {
      const moment = match.step(stepSeconds)
      if (moment.isAtKickOff) camera.x = surface.lengthMetres / 2
      else follow(camera, surface, moment.ball.x, stepSeconds)
      const isJoyful = moment.hasScored && moment.cutSeconds < 0
      const joy = isJoyful ? 1 : 0.12
      const top = drawStands(picture, stands, { camera, surface, seconds: moment.seconds, joy })
      drawGround(picture, ground, camera, top)
      drawFigures(picture, { camera, surface, moment })
      drawOverlay(picture, surface, moment)
    },
  }
}
