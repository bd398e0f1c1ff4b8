/** Of pictures as a canvas gives them: red, green, blue and how solid, for each point. */
export function colorOfPixels(pixels: ArrayLike<number>): string | null {
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
  const [winner] = [...votes.values()].sort((a, b) => b.weight - a.weight)
  if (!winner) return null
  const hex = winner.sum.map(part =>
    Math.round(part / winner.weight)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

const side = 64

/** The colour that a mark is known by; null: it has none, or cannot be read. */
export async function colorOfLogo(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side })
    const context = new OffscreenCanvas(side, side).getContext('2d')
    context?.drawImage(picture, 0, 0)
    return context ? colorOfPixels(context.getImageData(0, 0, side, side).data) : null
  } catch {
    return null
  }
}
