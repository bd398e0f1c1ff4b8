import type { calls, Reply } from '@grandstand/contract'
import { isScoreHidden } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { checkGate } from './check-gate.ts'
import { openPlayer } from './open-player.ts'
import { watchedOf } from './watched.ts'

export async function startPlayback(
  ctx: Pick<
    Context,
    'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'mediaTokens' | 'playerTimes' | 'door'
  >,
  asked: Reader & {
    session: Session
    cookies: Cookies
    ip: string
    params: { id: number }
    body: {
      event_media_id?: number | undefined
      keeps_address?: boolean | undefined
      instead_of?: string | undefined
      group?: string | undefined
      ticket?: string | undefined
    }
  },
): Promise<Reply<typeof calls.startPlayback>> {
  const { params } = asked
  const wanted = asked.body.event_media_id ?? null
  const gate = await checkGate(ctx, asked, params.id, wanted)
  const { eventMediaId, isLive, source: playable, isPurchased: isBuyer } = gate
  const { ticket, instead_of: insteadOf } = asked.body
  const { channel, session } = asked
  // Last, so that nobody waits in line for what they may not watch.
  await ctx.door.enter({ channelId: channel.id, eventId: params.id, session, isBuyer, ticket, insteadOf })
  const watched = watchedOf({
    event_id: params.id,
    event_media_id: eventMediaId,
    vod_media_item_id: null,
    clip_id: null,
  })
  const opened = await openPlayer(ctx, { ...asked, watched, source: playable, isLive })
  const game = { id: params.id, stream_status: isLive ? 'live' : 'finished' } as const
  // Its pictures go to the end.
  return isScoreHidden(game, await asked.session.shownScores()) ? { ...opened, storyboard_url: null } : opened
}
