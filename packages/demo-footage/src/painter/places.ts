import { createRandom } from '../random.ts'
import type { Stands } from '../surface.ts'
import { createPen, fillDisc, fillShape, type Pen, shadeDown } from './pen.ts'

interface Box {
  width: number
  height: number
}

/** Behind the people: the night, a roof, the evening sky. */
export function drawBack(kind: Stands['kind'], { width, height }: Box): HTMLCanvasElement {
  const pen = createPen(width, height)
  const all = { left: 0, top: 0, width, height }
  switch (kind) {
    case 'stadium':
      shadeDown(pen, all, [
        [0, '#0a1024'],
        [1, '#1a2140'],
      ])
      break
    case 'hall':
      shadeDown(pen, all, [
        [0, '#0b0c12'],
        [0.3, '#171722'],
        [1, '#231d2c'],
      ])
      break
    case 'rink':
      drawRoof(pen, all)
      break
    case 'sunset':
      drawSunset(pen, all)
  }
  return pen.canvas
}

/** Before the people: light, and the dark above it. */
export function drawFront(kind: Stands['kind'], { width, height }: Box): HTMLCanvasElement {
  const pen = createPen(width, height)
  const all = { left: 0, top: 0, width, height }
  if (kind === 'stadium') {
    shadeDown(pen, all, [
      [0, 'rgb(5 8 20 / .86)'],
      [0.5, 'rgb(5 8 20 / .4)'],
      [1, 'rgb(5 8 20 / .36)'],
    ])
    drawLamps(pen, all)
  }
  if (kind === 'rink')
    shadeDown(pen, { left: 0, top: height * 0.28, width, height: height * 0.72 }, [
      [0, 'rgb(8 12 18 / .75)'],
      [0.4, 'rgb(8 12 18 / .42)'],
      [1, 'rgb(8 12 18 / .36)'],
    ])
  if (kind === 'hall') {
    shadeDown(pen, all, [
      [0, 'rgb(6 6 12 / .9)'],
      [0.3, 'rgb(6 6 12 / .42)'],
      [1, 'rgb(6 6 12 / .36)'],
    ])
    drawBeams(pen, all)
  }
  return pen.canvas
}

interface Area extends Box {
  left: number
  top: number
}

function drawLamps(pen: Pen, { width, height }: Area): void {
  const random = createRandom(3)
  for (let x = 60; x < width; x += 138 + random() * 22) {
    const glow = pen.createRadialGradient(x, 6, 0, x, 6, height * 0.42)
    glow.addColorStop(0, 'rgb(255 255 240 / .95)')
    glow.addColorStop(0.08, 'rgb(255 252 230 / .6)')
    glow.addColorStop(1, 'rgb(190 210 255 / 0)')
    pen.fillStyle = glow
    pen.fillRect(x - height * 0.42, 0, height * 0.84, height * 0.5)
  }
}

function drawBeams(pen: Pen, { width, height }: Area): void {
  for (let x = 40; x < width; x += 210) {
    const glow = pen.createLinearGradient(0, 0, 0, height * 0.75)
    glow.addColorStop(0, 'rgb(255 240 220 / .3)')
    glow.addColorStop(1, 'rgb(255 240 220 / 0)')
    fillShape(
      pen,
      [
        { x: x - 6, y: 0 },
        { x: x + 10, y: 0 },
        { x: x + 110, y: height * 0.75 },
        { x: x + 30, y: height * 0.75 },
      ],
      'rgb(0 0 0 / 0)',
    )
    pen.fillStyle = glow
    pen.fill()
    fillDisc(pen, { x: x + 2, y: 4 }, 4, 'rgb(255 250 235 / .95)')
  }
}

/** Rows of lights under a dark roof, the far ones smaller. */
function drawRoof(pen: Pen, { width, height }: Area): void {
  shadeDown(pen, { left: 0, top: 0, width, height }, [
    [0, '#10151c'],
    [0.34, '#1a222c'],
    [1, '#242d38'],
  ])
  for (let row = 0; row < 4; row += 1) {
    const far = row / 4
    const wide = 78 - far * 44
    const y = height * (0.03 + 0.25 * far)
    for (let x = row * 30; x < width; x += wide * 2)
      fillShape(
        pen,
        [
          { x, y },
          { x: x + wide, y },
          { x: x + wide + 6, y: y + 9 - far * 6 },
          { x: x + 6, y: y + 9 - far * 6 },
        ],
        `rgb(238 246 255 / ${0.95 - far * 0.45})`,
      )
  }
}

function drawSunset(pen: Pen, { width, height }: Area): void {
  shadeDown(pen, { left: 0, top: 0, width, height }, [
    [0, '#3c1f52'],
    [0.25, '#7a2f5c'],
    [0.5, '#c65a4e'],
    [0.66, '#f0a04c'],
    [1, '#f6c56a'],
  ])
  const sun = { x: width * 0.56, y: height * 0.56 }
  const glow = pen.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, height * 1.4)
  glow.addColorStop(0, 'rgb(255 244 200 / .95)')
  glow.addColorStop(0.12, 'rgb(255 224 150 / .6)')
  glow.addColorStop(1, 'rgb(255 190 90 / 0)')
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)
  fillDisc(pen, sun, height * 0.09, '#fffbe6')
  const random = createRandom(9)
  pen.fillStyle = '#231522'
  for (let x = 0; x < width; x += 6) {
    const tall = height * (0.05 + 0.035 * Math.sin(x / 70) + 0.03 * random())
    pen.fillRect(x, height * 0.68 - tall, 7, height * 0.4 + tall)
  }
}
