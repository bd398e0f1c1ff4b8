/** Files beside a video's recording that everyone may see: they stand for it where it is offered. */
export const previewName = 'preview.mp4'
export const posterName = ({ width, height }: Size) => `poster-${width}x${height}.jpg`

/** Nothing but these is ever read by a name out of an address. */
export function isPublicPicture(name: string): boolean {
  return name === previewName || readPosterSize(name) !== null
}

export interface Size {
  width: number
  height: number
}

/** The size stands in the name: lists of events show it without a look at the file. */
export function readPosterSize(address: string): Size | null {
  const [, width, height] = address.match(/poster-(\d{1,4})x(\d{1,4})\.jpg$/) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Within the sides, in even numbers, never larger than it is. */
export function fitPicture({ width, height }: Size, within: Size): Size {
  const scale = Math.min(1, within.width / width, within.height / height)
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}
