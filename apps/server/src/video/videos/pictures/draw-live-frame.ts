import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Context } from '../../../context/context.ts'
import { type LiveFrameWidth, liveFrameWidths } from '../../../context/media-pictures.ts'
import type { ShownFrame } from './choose-shown.ts'
import { drawFrame } from './draw-frame.ts'

const patienceMs = 8_000
const largest = Math.max(...liveFrameWidths)
/** So little is left of a picture that is blurred: no score, no face, no play. */
const blurredWidth = 16

interface DrawingContext extends Pick<Context, 'ffmpeg'> {
  recordings: Pick<Context['recordings'], 'find'>
  folders: Pick<Context['folders'], 'video'>
  log: Pick<Context['log'], 'warn'>
}

export type LiveFrameSizes = ReadonlyMap<LiveFrameWidth, Buffer>

/** The newest picture of a recording that goes on: null where there is none yet, no size where none could be made. */
export async function drawLiveFrame(
  { ffmpeg, recordings, folders, log }: DrawingContext,
  { channelId, videoId, isBlurred }: ShownFrame,
): Promise<LiveFrameSizes | null> {
  const recording = await recordings.find(channelId, videoId)
  const segment = recording?.segments.findLast(({ isGap }) => !isGap)
  if (!ffmpeg || !recording || !segment || recording.isEnded) return null
  // The key frame that a segment begins with: it costs the decoder no other.
  const atSeconds = segment.startSeconds
  const frame = { dir: folders.video(channelId, videoId), recording, atSeconds, maxSide: largest }
  try {
    const tool = { ...ffmpeg, signal: AbortSignal.timeout(patienceMs) }
    return await drawFrame(tool, frame, async file => resize(await readFile(file), isBlurred))
  } catch (error) {
    // Whatever it was, ten seconds pass before the next try.
    log.warn({ error, videoId }, 'A picture of a live game could not be drawn')
    return new Map()
  }
}

/** Blurred in its bytes: what is not in them cannot be brought back. */
async function resize(drawn: Buffer, isBlurred: boolean): Promise<LiveFrameSizes> {
  const source = isBlurred ? await sharp(drawn).resize(blurredWidth).png().toBuffer() : drawn
  const sized = liveFrameWidths.map(async width => {
    // Nothing is to be seen in more pixels.
    const picture = sharp(source).resize(isBlurred ? Math.min(...liveFrameWidths) : width, null, {
      withoutEnlargement: !isBlurred,
    })
    const soft = isBlurred ? picture.blur(12) : picture
    return [width, await soft.jpeg({ quality: isBlurred ? 90 : 72, mozjpeg: true }).toBuffer()] as const
  })
  return new Map(await Promise.all(sized))
}
