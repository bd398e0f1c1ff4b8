export interface PictureSize {
  width: number
  height: number
}

/**
 * The size is in the name: lists of events show a poster without a look at the file. One that was taken later also has the
 * time of its picture, since another name is another picture.
 */
export const posterName = ({ width, height }: PictureSize, taken?: TakenPoster) =>
  `poster-${width}x${height}${taken ? `-${taken.isStill ? 'm' : ''}${taken.atMs}` : ''}.jpg`

interface TakenPoster {
  atMs: number
  /** The server chose it by the moments of the game, not an operator. */
  isStill: boolean
}

/** Of a file's name or address; null where it is no poster's. */
export function readPosterSize(address: string): PictureSize | null {
  const [, width, height] = address.match(/(?:^|\/)poster-(\d{1,4})x(\d{1,4})(?:-m?\d{1,8})?\.jpg$/) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Null: it was made with the video. */
export function readTakenPoster(name: string): TakenPoster | null {
  const [, still, atMs] = name.match(/-(m?)(\d{1,8})\.jpg$/) ?? []
  return atMs === undefined ? null : { atMs: Number(atMs), isStill: still === 'm' }
}

/** A still is there in smaller sizes too, each under its own name; other posters are not. The smallest first. */
export function listPosterSizes(name: string): (PictureSize & { name: string })[] {
  const size = readPosterSize(name)
  const taken = readTakenPoster(name)
  if (!size || !taken?.isStill) return []
  return stillWidths
    .filter(width => width < size.width)
    .map(width => {
      const smaller = { width, height: Math.round((size.height * width) / size.width) }
      return { ...smaller, name: posterName(smaller, taken) }
    })
}

/** Of a card, on a phone and on a wide screen. */
const stillWidths = [480, 800]

/** Beside a video's recording, like its poster: they represent it where it is offered. */
export const previewName = 'preview.mp4'

/** All of a teaser, a preroll or a slide's film as one file. */
export const clipName = 'clip.mp4'

/** Of a card, and of the first item on the home page: on a phone, and on a wide screen. */
export const liveFrameWidths = [480, 800, 1280] as const
export type LiveFrameWidth = (typeof liveFrameWidths)[number]

export const liveFrameName = (width: LiveFrameWidth) => `now-${width}.jpg`

/** Of a file's name; undefined where it is no live frame's. */
export const readLiveFrameWidth = (name: string): LiveFrameWidth | undefined =>
  liveFrameWidths.find(width => liveFrameName(width) === name)

/** The last seconds of a live game, without sound. */
export const liveFilmName = 'now.mp4'

/** What changes all the time, unlike all else of a video. */
export const isLivePicture = (name: string) => name === liveFilmName || readLiveFrameWidth(name) !== undefined

/** Of a poster, a preview or a clip, which are for everyone. */
export const pictureAddress = (channelKey: string, videoId: number, name: string) =>
  `/previews/${channelKey}/${videoId}/${name}`
