import { shareSizes } from './share-size.ts'

/** Of one team. */
export interface Spot {
  x: number
  top: number
  crest: number
  width: number
  /** Of the letters of its name. */
  size: number
}

export const layouts = {
  wide: {
    ...shareSizes.wide,
    sides: { edge: 216, top: 140, crest: 208, width: 330, size: 38 },
    middle: { y: 318, maxWidth: 480, scale: 1 },
    meet: { y: 404, size: 50 },
    foot: { y: 569, isStacked: false },
  },
  square: {
    ...shareSizes.square,
    sides: { edge: 285, top: 176, crest: 280, width: 450, size: 48 },
    middle: { y: 800, maxWidth: 900, scale: 1.25 },
    meet: { y: 640, size: 68 },
    foot: { y: 1010, isStacked: true },
  },
  mail: {
    ...shareSizes.mail,
    sides: { edge: 216, top: 124, crest: 200, width: 330, size: 38 },
    middle: { y: 298, maxWidth: 440, scale: 1 },
    meet: { y: 372, size: 50 },
    foot: null,
  },
} as const

export type Layout = (typeof layouts)[keyof typeof layouts]

/** Two at the edges; those of a meet in a row, smaller. */
export function placeSides({ width, sides }: Layout, count: number): Spot[] {
  const { edge, ...spot } = sides
  if (count === 2)
    return [
      { ...spot, x: edge },
      { ...spot, x: width - edge },
    ]
  const column = (width - 112) / Math.max(count, 1)
  const crest = count === 1 ? spot.crest : Math.min(column * 0.7, spot.crest * 0.62)
  return Array.from({ length: count }, (_, index) => ({
    x: 56 + column * (index + 0.5),
    top: spot.top - 8,
    crest: Math.round(crest),
    width: column - 16,
    size: 22,
  }))
}
