import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung, writeFilm } from '@grandstand/media'
import type { Context } from '../../../context/context.ts'
import type { AskedPicture, LivePicture } from '../../../context/live-frames.ts'
import { findSmallestRungs } from '../rung-store.ts'
import { chooseShown, keyOfAsked, looksOf, type ShownFrame } from './choose-shown.ts'
import { keepFresh } from './keep-fresh.ts'

/** Up to two megabytes each. */
const maxKept = 20
const patienceMs = 8_000
/** As long as one is valid, so that the next one is there when it ends. */
const filmSeconds = 10
/** A channel without smaller sizes has none: nobody asked for the megabytes of its source. */
const maxBytes = 2_000_000

type Ctx = Pick<Context, 'db' | 'channels' | 'ffmpeg' | 'recordings' | 'folders' | 'log'>

/** The last seconds of games that everybody may watch, in their smallest size. Nobody who sees them counts as a viewer. */
export function createLiveFilms(ctx: Ctx): (asked: AskedPicture) => Promise<LivePicture> {
  const find = keepFresh({
    keyOf: keyOfAsked,
    whose: ({ channelKey }) => ['channel', channelKey],
    choose: (asked: AskedPicture) => chooseShown(ctx, asked),
    looks: looksOf,
    make: shown => draw(ctx, shown),
    maxKept,
  })
  return async asked => {
    const { made, freshSeconds } = await find(asked)
    return { bytes: made?.bytes ?? null, freshSeconds }
  }
}

/** Null: the game has none yet. One without bytes could not be made, and rests as long as one is shown. */
async function draw(
  { db, ffmpeg, recordings, folders, log }: Ctx,
  { channelId, videoId, isBlurred }: ShownFrame,
): Promise<{ bytes: Buffer | null } | null> {
  if (!ffmpeg || isBlurred) return null
  const rung = (await findSmallestRungs(db, channelId, [videoId])).get(videoId) ?? sourceRung
  const recording = await recordings.find(channelId, videoId, rung)
  if (!recording?.isReady || recording.isEnded) return null
  const target = join(folders.video(channelId, videoId), `film-${randomUUID()}.tmp`)
  try {
    const tool = { ...ffmpeg, signal: AbortSignal.timeout(patienceMs) }
    const isWritten = await writeFilm(tool, { recording, seconds: filmSeconds, maxBytes, target })
    return { bytes: isWritten ? await readFile(target) : null }
  } catch (error) {
    log.warn({ error, videoId }, 'The film of a live game could not be made; its still is shown')
    return { bytes: null }
  } finally {
    await rm(target, { force: true })
  }
}
