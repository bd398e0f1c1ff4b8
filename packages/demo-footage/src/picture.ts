/** Brightness and the two colour differences, as video has them. */
export type Colour = readonly [y: number, u: number, v: number]

export function colour(red: number, green: number, blue: number): Colour {
  return [
    Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue),
    Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
    Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
  ]
}

/** A frame as encoders take it: yuv420p, one plane after the other in one piece of memory. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  readonly y: Uint8Array
  readonly u: Uint8Array
  readonly v: Uint8Array
}

/** Both sides must be even: four pixels share a colour. */
export function createPicture(width: number, height: number): Picture {
  const size = width * height
  const bytes = new Uint8Array((size * 3) / 2)
  return {
    width,
    height,
    bytes,
    y: bytes.subarray(0, size),
    u: bytes.subarray(size, (size * 5) / 4),
    v: bytes.subarray((size * 5) / 4),
  }
}

/** One row from `left` up to `right`; what lies outside the picture is left out. */
export function fillSpan(
  picture: Picture,
  row: number,
  left: number,
  right: number,
  [y, u, v]: Colour,
): void {
  const from = Math.max(0, Math.round(left))
  const to = Math.min(picture.width, Math.round(right))
  if (row < 0 || row >= picture.height || from >= to) return
  picture.y.fill(y, row * picture.width + from, row * picture.width + to)
  if (row % 2 === 1) return
  const start = (row / 2) * (picture.width / 2)
  picture.u.fill(u, start + (from >> 1), start + ((to + 1) >> 1))
  picture.v.fill(v, start + (from >> 1), start + ((to + 1) >> 1))
}

export function fillBox(
  picture: Picture,
  box: { left: number; top: number; width: number; height: number },
  fill: Colour,
): void {
  const bottom = Math.round(box.top + box.height)
  for (let row = Math.round(box.top); row < bottom; row += 1)
    fillSpan(picture, row, box.left, box.left + box.width, fill)
}

/** Lies in the box around its middle. */
export function fillOval(
  picture: Picture,
  middle: { x: number; y: number },
  radius: { x: number; y: number },
  fill: Colour,
): void {
  const top = Math.round(middle.y - radius.y)
  const bottom = Math.round(middle.y + radius.y)
  for (let row = top; row < bottom; row += 1) {
    const part = (row + 0.5 - middle.y) / radius.y
    const half = radius.x * Math.sqrt(Math.max(0, 1 - part * part))
    fillSpan(picture, row, middle.x - half, middle.x + half, fill)
  }
}
