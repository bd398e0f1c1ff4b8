import type { PreparedImage } from '../files/prepare-images.ts'

export function imageRowOf({ source, width, height, variants }: PreparedImage, added_at: Date) {
  return {
    path: source.path,
    source_hash: source.hash,
    width,
    height,
    added_at,
    variants: variants.map(variant => ({ hash: variant.hash, width: variant.width })),
  }
}

/** The picture as it was given, and its copies. */
export function imageFilesOf({ source: { hash, bytes, mime }, variants }: PreparedImage) {
  const copies = variants.map(copy => ({ hash: copy.hash, bytes: copy.bytes, mime: 'image/webp' }))
  return [{ hash, bytes, mime }, ...copies]
}
