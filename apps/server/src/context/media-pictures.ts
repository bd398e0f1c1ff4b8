export interface PictureSize {
  width: number
  height: number
}

/** The size stands in the name: lists of events show a poster without a look at the file. */
export const posterName = ({ width, height }: PictureSize) => `poster-${width}x${height}.jpg`

/** Of a file's name or address; null where it is no poster's. */
export function readPosterSize(address: string): PictureSize | null {
  const [, width, height] = address.match(/(?:^|\/)poster-(\d{1,4})x(\d{1,4})\.jpg$/) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Beside a video's recording, as its poster is: they stand for it where it is offered. */
export const previewName = 'preview.mp4'

/** All of a teaser or a preroll as one file. */
export const clipName = 'clip.mp4'

/** Of a poster, a preview or a clip, which are for everyone. */
export const pictureAddress = (channelKey: string, videoId: number, name: string) =>
  `/previews/${channelKey}/${videoId}/${name}`
