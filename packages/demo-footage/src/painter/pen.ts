import type { Colour } from '../surface.ts'

export type Pen = CanvasRenderingContext2D

export function createPen(width: number, height: number): Pen {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no canvas')
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  return pen
}

export interface Spot {
  x: number
  y: number
}

export function fillShape(pen: Pen, outline: readonly Spot[], fill: Colour): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (const { x, y } of outline) pen.lineTo(x, y)
  pen.fill()
}

export function fillDisc(pen: Pen, at: Spot, radius: number, fill: Colour): void {
  fillOval(pen, at, { x: radius, y: radius }, fill)
}

export function fillOval(pen: Pen, at: Spot, radius: Spot, fill: Colour): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(at.x, at.y, radius.x, radius.y, 0, 0, Math.PI * 2)
  pen.fill()
}

export function strokeLine(pen: Pen, points: readonly Spot[], width: number, stroke: Colour): void {
  pen.strokeStyle = stroke
  pen.lineWidth = width
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
  pen.stroke()
}

/** Down the picture; each stop is [part, colour]. */
export function shadeDown(
  pen: Pen,
  box: { left: number; top: number; width: number; height: number },
  stops: readonly (readonly [number, Colour])[],
): void {
  const shade = pen.createLinearGradient(0, box.top, 0, box.top + box.height)
  for (const [part, colour] of stops) shade.addColorStop(part, colour)
  pen.fillStyle = shade
  pen.fillRect(box.left, box.top, box.width, box.height)
}

export function write(
  pen: Pen,
  text: string,
  at: Spot & { size: number; colour: Colour; font?: string },
): void {
  pen.font = `800 ${at.size}px ${at.font ?? 'Inter, "Liberation Sans", Arial, sans-serif'}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = at.colour
  pen.fillText(text, at.x, at.y)
}
