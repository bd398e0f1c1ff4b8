import type { Picture } from './shell-types.ts'

/** The `srcset` of a picture, or nothing when it has no smaller copies. */
export function sourceSet(picture: Picture): string | undefined {
  if (picture.variants.length === 0) return undefined
  const isListed = picture.variants.some(({ width }) => width === picture.width)
  return [...picture.variants, ...(isListed ? [] : [picture])]
    .toSorted((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
