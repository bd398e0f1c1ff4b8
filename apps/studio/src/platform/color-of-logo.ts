/** Of pictures as a canvas gives them: red, green, blue and how solid, for each point. The strongest comes first. */
export function colorsOfPixels(pixels: ArrayLike<number>): string[] {
  const votes = new Map<number, { weight: number; sum: [number, number, number] }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, solid = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ]
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    // White, black and grey are what a mark stands on, and not its colour.
    if (solid < 128 || most - least < 40 || most < 50) continue
    const place = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5)
    const vote = votes.get(place) ?? { weight: 0, sum: [0, 0, 0] }
    vote.weight += most - least
    vote.sum = [
      vote.sum[0] + red * (most - least),
      vote.sum[1] + green * (most - least),
      vote.sum[2] + blue * (most - least),
    ]
    votes.set(place, vote)
  }
  const known: number[][] = []
  for (const { weight, sum } of [...votes.values()].toSorted((a, b) => b.weight - a.weight)) {
    const color = sum.map(part => part / weight)
    if (!known.some(other => isNear(color, other))) known.push(color)
  }
  return known
    .slice(0, most)
    .map(color => `#${color.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`)
}

const most = 3
/** Shades of one colour are one. */
const near = 90
const isNear = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, part, index) => sum + Math.abs(part - (b[index] ?? 0)), 0) < near

const side = 64

/** The colours that a mark is known by; none where it has none, or cannot be read. */
export async function colorsOfLogo(file: Blob): Promise<string[]> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side })
    const context = new OffscreenCanvas(side, side).getContext('2d')
    context?.drawImage(picture, 0, 0)
    return context ? colorsOfPixels(context.getImageData(0, 0, side, side).data) : []
  } catch {
    return []
  }
}
