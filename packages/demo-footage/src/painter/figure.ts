import { drawBody, type Look, standMetres } from './body.ts'
import { createPen, type Pen, type Spot } from './pen.ts'
import type { Pose } from './poses.ts'

const most = 640

export interface FigurePainter {
  /** `at` is where it stands; `rise` is how far above the ground it is, all in pixels. */
  draw(pen: Pen, at: Spot & { height: number; rise: number }, pose: Pose, look: Look): void
}

/** Each figure is drawn aside, then lit from the left above. */
export function createFigurePainter(rim: string, shine: number): FigurePainter {
  const aside = createPen(most, most)
  const edge = createPen(most, most)
  const shadow = drawShadow()
  return {
    draw(pen, { x, y, height, rise }, pose, look) {
      const half = Math.min(most / 2, Math.ceil(height * 1.15))
      const side = half * 2
      const stand = height * standMetres(pose)
      aside.clearRect(0, 0, side, side)
      aside.save()
      aside.translate(half, half)
      const turned = Math.sign(look.facing) * Math.max(0.35, Math.abs(look.facing))
      aside.scale(turned, 1)
      if (pose.tilt) {
        aside.translate(0, stand)
        aside.rotate((pose.tilt / 180) * Math.PI)
        aside.translate(0, -stand)
      }
      drawBody(aside, height, pose, look)
      aside.restore()
      light(aside, side)
      outline(edge, aside, side, rim)
      const up = rise + (pose.up ?? 0) * height
      pen.globalAlpha = 0.5 / (1 + up / height)
      pen.drawImage(shadow, x - height * 0.28, y - height * 0.04, height * 0.66, height * 0.1)
      pen.globalAlpha = 1
      const top = y - half - stand - up
      if (shine > 0) {
        pen.save()
        pen.globalAlpha = shine
        pen.translate(0, 2 * y + up * 2)
        pen.scale(1, -1)
        pen.drawImage(aside.canvas, 0, 0, side, side, x - half, top, side, side)
        pen.restore()
      }
      const offset = Math.max(0.8, height * 0.009)
      pen.drawImage(edge.canvas, 0, 0, side, side, x - half - offset, top - offset, side, side)
      pen.drawImage(aside.canvas, 0, 0, side, side, x - half, top, side, side)
    },
  }
}

function light(pen: Pen, side: number): void {
  const shade = pen.createLinearGradient(side * 0.28, side * 0.14, side * 0.62, side * 0.72)
  shade.addColorStop(0, 'rgb(255 255 255 / .34)')
  shade.addColorStop(0.42, 'rgb(255 255 255 / 0)')
  shade.addColorStop(0.55, 'rgb(0 0 10 / .08)')
  shade.addColorStop(1, 'rgb(0 0 14 / .5)')
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = shade
  pen.fillRect(0, 0, side, side)
  pen.globalCompositeOperation = 'source-over'
}

function outline(edge: Pen, figure: Pen, side: number, rim: string): void {
  edge.globalCompositeOperation = 'copy'
  edge.drawImage(figure.canvas, 0, 0, side, side, 0, 0, side, side)
  edge.globalCompositeOperation = 'source-in'
  edge.fillStyle = rim
  edge.fillRect(0, 0, side, side)
}

function drawShadow(): HTMLCanvasElement {
  const pen = createPen(128, 64)
  pen.scale(1, 0.5)
  const fade = pen.createRadialGradient(64, 64, 8, 64, 64, 62)
  fade.addColorStop(0, 'rgb(0 6 4 / 1)')
  fade.addColorStop(0.5, 'rgb(0 6 4 / .7)')
  fade.addColorStop(1, 'rgb(0 6 4 / 0)')
  pen.fillStyle = fade
  pen.fillRect(0, 0, 128, 128)
  return pen.canvas
}
