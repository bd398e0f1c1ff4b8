import { createRandom } from '../random.ts'
import type { Colour } from '../surface.ts'
import { createPen, fillOval } from './pen.ts'

const skins = ['#e8b48a', '#8d5a3c', '#caa07f', '#6e4530']

/** People in rows, in layers of their own, so that they can jump at different times. */
export function drawCrowd(
  box: { width: number; height: number },
  { coats, layers, from }: { coats: readonly Colour[]; layers: number; from: number },
): HTMLCanvasElement[] {
  const random = createRandom(11)
  const pens = Array.from({ length: layers }, () => createPen(box.width, box.height))
  const pick = (list: readonly Colour[]) => list[Math.floor(random() * list.length)] ?? '#888'
  let row = 0
  for (let y = box.height * from; y < box.height + 8; row += 1) {
    const part = y / box.height
    const head = 2.1 + part * 2.2
    const pen = pens[row % layers]
    for (let x = random() * head * 3; pen && x < box.width; x += head * (2.5 + random() * 1)) {
      if (random() < 0.1) continue
      pen.globalAlpha = (0.2 + 0.42 * part) * (0.5 + random() * 0.5)
      fillOval(pen, { x, y: y + head * 1.7 }, { x: head * 1.2, y: head * 1.5 }, pick(coats))
      fillOval(pen, { x, y }, { x: head * 0.72, y: head * 0.84 }, pick(skins))
    }
    y += head * 2.1
  }
  return pens.map(({ canvas }) => {
    const soft = createPen(box.width, box.height)
    soft.filter = 'blur(1.1px)'
    soft.drawImage(canvas, 0, 0)
    return soft.canvas
  })
}
