import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { checkClipGate } from './check-clip-gate.ts'
import { checkGate } from './check-gate.ts'
import { checkLibraryGate } from './check-library-gate.ts'
import { continuePreview } from './continue-preview.ts'
import type { PlayableSource } from './describe-source.ts'
import type { PlaybackRow } from './playback-store.ts'
import { watchedOf } from './watched.ts'

/** What an open player may continue with. Refuses with the current reason. */
export async function passGate(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>,
  asked: Reader & { session: Session; ip: string },
  playback: PlaybackRow,
): Promise<PlayableSource> {
  const watched = watchedOf(playback)
  if (watched.clip_id !== null)
    return (await checkClipGate(ctx, asked, watched.clip_id, { uuid: playback.share_uuid, playback })).source
  if (watched.vod_media_item_id !== null) return checkLibraryGate(ctx, asked, watched.vod_media_item_id)
  if (playback.ends_at !== null) return continuePreview(ctx, asked, playback, watched)
  return (await checkGate(ctx, asked, watched.event_id, watched.event_media_id)).source
}
