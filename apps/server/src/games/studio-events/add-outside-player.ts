import type { Body, StudioOutsidePlayer, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { addEmbeddedMedia } from '../../video/playback/index.ts'
import { listOutsidePlayers } from './list-outside-players.ts'

/** More than any event here has, and few enough for one page. */
const maxPlayers = 20

export async function addOutsidePlayer(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  {
    channel,
    session,
    params,
    body,
    ip,
  }: OperatorCallById & { body: Body<typeof studioCalls.addOutsidePlayer> },
): Promise<StudioOutsidePlayer> {
  return ctx.db.transaction(async tx => {
    const own = { ...ctx, db: tx }
    const id = await addEmbeddedMedia(own, channel.id, params.id, body)
    const players = await listOutsidePlayers(own, channel, params.id)
    const made = players.find(player => player.id === id)
    if (!made || players.length > maxPlayers) throw new CallError('conflict')
    await recordChannelAction(
      own,
      { channel, session, ip },
      {
        action: 'add_outside_player',
        target: { type: 'event', id: params.id },
        details: { event_media_id: id },
      },
    )
    return made
  })
}
