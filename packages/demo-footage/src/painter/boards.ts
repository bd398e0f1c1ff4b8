import type { Surface } from '../surface.ts'
import type { Camera } from './camera.ts'
import { createPen, type Pen, shadeDown, write } from './pen.ts'

const heights = { stadium: 0.058, hall: 0.075, rink: 0.105, sunset: 0.05 }

/** Along the far fence, over and over the same ones. */
export function createBoards(
  surface: Surface,
  size: { height: number },
): { draw(pen: Pen, camera: Camera): void } {
  const { stands, view } = surface
  const high = Math.round(heights[stands.kind] * size.height)
  const isRink = stands.kind === 'rink'
  let strip: HTMLCanvasElement | null = null

  function paint(scale: number): HTMLCanvasElement {
    const wide = stands.boardMetres * scale
    const pen = createPen(wide * stands.boards.length, high)
    for (const [at, [words, fill]] of stands.boards.entries()) {
      pen.fillStyle = fill
      pen.fillRect(at * wide, 0, wide - 2, high)
      const colour = isRink ? '#25405f' : 'rgb(255 255 255 / .9)'
      write(pen, words, { x: (at + 0.5) * wide, y: high * 0.5, size: high * (isRink ? 0.34 : 0.5), colour })
    }
    const all = { left: 0, top: 0, width: pen.canvas.width, height: high }
    if (isRink) {
      pen.fillStyle = '#e2b93a'
      pen.fillRect(0, high * 0.86, pen.canvas.width, high * 0.14)
      pen.fillStyle = '#9db6cc'
      pen.fillRect(0, 0, pen.canvas.width, high * 0.06)
    } else
      shadeDown(pen, all, [
        [0, 'rgb(255 255 255 / .1)'],
        [1, 'rgb(0 0 0 / .3)'],
      ])
    return pen.canvas
  }

  return {
    draw(pen, camera) {
      const foot = camera.project({ x: 0, y: -view.fenceMetres })
      strip ??= paint(foot.scale)
      const wide = strip.width
      const first = ((foot.x % wide) + wide) % wide
      for (let left = first - wide; left < pen.canvas.width * 1.2; left += wide)
        pen.drawImage(strip, left, foot.y - high)
      if (!isRink) return
      // Glass, through which people are seen.
      pen.fillStyle = 'rgb(205 230 250 / .1)'
      pen.fillRect(0, foot.y - high * 2, pen.canvas.width, high)
      pen.fillStyle = 'rgb(215 235 250 / .35)'
      pen.fillRect(0, foot.y - high * 2, pen.canvas.width, 1.5)
      const every = (stands.boardMetres * foot.scale) / 3
      for (let x = (((foot.x % every) + every) % every) - every; x < pen.canvas.width * 1.2; x += every)
        pen.fillRect(x, foot.y - high * 2, 1.5, high)
    },
  }
}
