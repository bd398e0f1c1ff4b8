import { filmSize, passageSeconds, type SurfaceName } from '../films.ts'
import { startGame } from '../games/index.ts'
import { type Ending, endingSeconds, endings, filmSeconds } from '../passage.ts'
import { surfaces } from '../surfaces/index.ts'
import { drawBall, heldBall } from './ball.ts'
import { createCamera } from './camera.ts'
import { createFigurePainter } from './figure.ts'
import { listGoals } from './goals.ts'
import { drawGround } from './ground.ts'
import { createPen, type Pen } from './pen.ts'
import { createPeople } from './people.ts'
import { createStands } from './stands.ts'
import { drawWipe } from './wipe.ts'

const { width, height, framesPerSecond } = filmSize
const stepSeconds = 1 / framesPerSecond
const quality = 0.95

/**
 * A game frame by frame: no picture in it comes from elsewhere. The same every time. It is one passage of play, and after it the
 * same once more from its ending on, for each side that may score.
 */
export function startFilm(name: SurfaceName): { frames: number; next(isSeen: boolean): string } {
  const seconds = passageSeconds[name]
  const pen = createPen(width, height)
  let drawn = 0
  let play = startPassage(name, 'open')
  return {
    frames: filmSeconds(seconds) * framesPerSecond,
    /** As a data address, or nothing if it need not be seen. */
    next(isSeen) {
      const ending = endings[(drawn / framesPerSecond - seconds) / endingSeconds + 1]
      if (drawn >= seconds * framesPerSecond && ending !== undefined) {
        play = startPassage(name, ending)
        for (let frame = 0; frame < (seconds - endingSeconds) * framesPerSecond; frame += 1) play(null)
      }
      drawn += 1
      play(isSeen ? pen : null)
      return isSeen ? pen.canvas.toDataURL('image/jpeg', quality) : ''
    },
  }
}

/** Each call plays the next frame, and draws it if there is a pen. */
function startPassage(name: SurfaceName, ending: Ending): (pen: Pen | null) => void {
  const surface = surfaces[name]
  const size = { width, height }
  const camera = createCamera(surface, size)
  const game = startGame(surface, { seconds: passageSeconds[name], ending })
  const stands = createStands(surface, size, camera)
  const people = createPeople(surface)
  const figures = createFigurePainter(
    surface.stands.kind === 'sunset' ? 'rgb(255 196 120 / .95)' : 'rgb(255 250 236 / .9)',
    surface.shine,
  )
  const shade = drawVignette()
  let joy = 0
  let roll = 0

  return pen => {
    const moment = game.step(stepSeconds)
    const { zoom } = surface.view
    const isOver = moment.scorer !== null
    joy += ((isOver ? 1 : 0) - joy) * stepSeconds * 3
    if (moment.seconds === 0) camera.x = clampWatch(moment.watchX)
    camera.follow({ x: moment.watchX, zoom: isOver ? zoom * 1.12 : zoom }, stepSeconds)
    const watched = people.watch(moment, stepSeconds)
    const holder = moment.holder === null ? null : watched[moment.holder]
    const ball = holder
      ? heldBall(surface, moment, { player: holder.player, facing: holder.look.facing })
      : moment.ball
    roll += stepSeconds * 9 * (holder ? Math.min(1, holder.player.speed / 4) : 1)
    if (!pen) return
    pen.setTransform(
      camera.zoom,
      0,
      0,
      camera.zoom,
      (width / 2) * (1 - camera.zoom),
      height * 0.62 * (1 - camera.zoom),
    )
    stands.draw(pen, camera, moment.seconds, joy)
    drawGround(pen, camera, surface, size)
    const standing = listGoals(camera, surface)
    for (const { player, look, pose } of watched) {
      const at = camera.project(player)
      const body = at.scale * surface.bodyMetres
      if (at.x < -body || at.x > width + body) continue
      const foot = camera.project({ x: player.x, y: player.y })
      standing.push({
        y: player.y,
        draw: pen =>
          figures.draw(pen, { x: foot.x, y: foot.y, height: body, rise: foot.y - at.y }, pose, look),
      })
    }
    if (ball && surface.ball.radiusMetres > 0)
      standing.push({ y: ball.y + 0.02, draw: pen => drawBall(pen, camera, surface, { ...ball, roll }) })
    for (const { draw } of standing.toSorted((a, b) => a.y - b.y)) draw(pen)
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.drawImage(shade, 0, 0)
    drawWipe(pen, surface, moment.cutSeconds, size)
  }

  function clampWatch(x: number): number {
    const middle = surface.lengthMetres / 2
    const { panMetres } = surface.view
    return Math.min(middle + panMetres, Math.max(middle - panMetres, x))
  }
}

/** Darker towards the corners. */
function drawVignette(): HTMLCanvasElement {
  const pen = createPen(width, height)
  const shade = pen.createRadialGradient(
    width / 2,
    height / 2,
    height * 0.45,
    width / 2,
    height / 2,
    width * 0.72,
  )
  shade.addColorStop(0, 'rgb(0 0 8 / 0)')
  shade.addColorStop(1, 'rgb(0 0 8 / .5)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, height)
  return pen.canvas
}
