import type { Picture } from './shell-types.ts'

/** The `srcset` of a picture, or nothing when it has no smaller copies. */
export function sourceSet(picture: Picture): string | undefined {
  if (picture.variants.length === 0) return undefined
  return [...picture.variants, picture]
    .toSorted((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
