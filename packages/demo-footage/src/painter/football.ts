import { fillOval, type Pen, type Spot, strokeLine } from './pen.ts'

/** In somebody's arm, or on its way. */
export function drawFootball(pen: Pen, at: Spot & { radius: number; turn: number }): void {
  const { radius } = at
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(at.turn)
  fillOval(pen, { x: 0, y: 0 }, { x: radius * 1.25, y: radius * 0.74 }, '#8a4a22')
  const seam = [
    { x: -radius * 0.5, y: -radius * 0.17 },
    { x: radius * 0.5, y: -radius * 0.17 },
  ]
  strokeLine(pen, seam, radius * 0.18, '#fff')
  pen.restore()
}
