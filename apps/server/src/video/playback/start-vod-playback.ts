import type { calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { checkLibraryGate } from './check-library-gate.ts'
import { openPlayer } from './open-player.ts'

export async function startVodPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'mediaTokens' | 'playerTimes'>,
  asked: Reader & {
    session: Session
    cookies: Cookies
    ip: string
    params: { id: number }
    body: { keeps_address?: boolean | undefined; instead_of?: string | undefined }
  },
): Promise<Reply<typeof calls.startVodPlayback>> {
  const { id } = asked.params
  const source = await checkLibraryGate(ctx, asked, id)
  const watched = { event_id: null, event_media_id: null, vod_media_item_id: id, clip_id: null } as const
  return openPlayer(ctx, { ...asked, source, watched, isLive: false })
}
