/** Of a scoreboard, as no font may be there: which of its seven bars a digit lights, from the top clockwise, the middle one last. */
const bars: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
}

const [width, height, thick, gap] = [52, 92, 12, 16]
const half = thick / 2

/** A bar from here to there, with pointed ends. */
function bar(x1: number, y1: number, x2: number, y2: number): string {
  const points =
    y1 === y2
      ? [
          x1 + half,
          y1 - half,
          x2 - half,
          y1 - half,
          x2,
          y1,
          x2 - half,
          y1 + half,
          x1 + half,
          y1 + half,
          x1,
          y1,
        ]
      : [
          x1 - half,
          y1 + half,
          x1,
          y1,
          x1 + half,
          y1 + half,
          x1 + half,
          y2 - half,
          x1,
          y2,
          x1 - half,
          y2 - half,
        ]
  return `<polygon points="${points.join(' ')}"/>`
}

const [left, right, top, middle, bottom] = [half, width - half, half, height / 2, height - half]
const shapes: Record<string, string> = {
  a: bar(left, top, right, top),
  b: bar(right, top, right, middle),
  c: bar(right, middle, right, bottom),
  d: bar(left, bottom, right, bottom),
  e: bar(left, middle, left, bottom),
  f: bar(left, top, left, middle),
  g: bar(left, middle, right, middle),
}

export const digitsHeight = height
export const digitsWidth = (text: string) => text.length * width + (text.length - 1) * gap

/** As part of an SVG, from its left upper corner on. */
export function drawDigits(text: string, x: number, y: number): string {
  const digits = [...text].map((digit, index) => {
    const lit = [...(bars[digit] ?? 'g')].map(name => shapes[name]).join('')
    return `<g transform="translate(${x + index * (width + gap)} ${y})">${lit}</g>`
  })
  return `<g fill="#fff">${digits.join('')}</g>`
}
