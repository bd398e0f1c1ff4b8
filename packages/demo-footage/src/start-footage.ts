import { createCamera, follow } from './camera.ts'
import { drawFigures } from './figures.ts'
import { startGame } from './games/index.ts'
import { drawGround, paintGround } from './ground.ts'
import { drawOverlay } from './overlay.ts'
import { type Ending, endingSeconds, endings, filmSeconds } from './passage.ts'
import type { Picture } from './picture.ts'
import { drawStands, drawStandsOnce } from './stands.ts'
import { type SurfaceName, surfaces } from './surfaces/index.ts'

export interface FootageOptions {
  surface: SurfaceName
  width: number
  height: number
  framesPerSecond: number
  /** From kick-off to cut; a multiple of eight. */
  seconds: number
}

/**
 * A drawn match, frame by frame: no picture and no letter in it comes from elsewhere. The same every time. It is one passage
 * of play, and after it the same once more from its ending on, for each side that may score.
 */
export function startFootage(options: FootageOptions): {
  frames: number
  /** Draws the next frame over whatever the picture shows. */
  draw(picture: Picture): void
} {
  const { seconds, framesPerSecond } = options
  const play = createStage(options)
  let drawn = 0
  let passage = play('open')
  return {
    frames: filmSeconds(seconds) * framesPerSecond,
    draw(picture) {
      const endingAt = drawn / framesPerSecond - seconds
      const ending = endings[endingAt / endingSeconds + 1]
      if (endingAt >= 0 && ending !== undefined) {
        passage = play(ending)
        for (let frame = 0; frame < (seconds - endingSeconds) * framesPerSecond; frame += 1) passage()
      }
      passage(picture)
      drawn += 1
    },
  }
}

/** Shared by all passages. Starts a passage; each call plays its next frame and draws it if a picture is given. */
function createStage(options: FootageOptions): (ending: Ending) => (picture?: Picture) => void {
  const { width, height, framesPerSecond, seconds } = options
  const surface = surfaces[options.surface]
  const stepSeconds = 1 / framesPerSecond
  const ground = paintGround(surface)
  const stands = drawStandsOnce(surface, { width, height })
  return ending => {
    const camera = createCamera(surface, { width, height })
    const game = startGame(surface, { seconds, ending })
    return picture => {
      const moment = game.step(stepSeconds)
      if (!moment.isAtKickOff) follow(camera, surface, moment.watchX, stepSeconds)
      if (!picture) return
      const joy = moment.scorer === null ? 0.12 : 1
      const top = drawStands(picture, stands, { camera, surface, seconds: moment.seconds, joy })
      drawGround(picture, ground, camera, top)
      drawFigures(picture, { camera, surface, moment })
      drawOverlay(picture, surface, moment)
    }
  }
}
