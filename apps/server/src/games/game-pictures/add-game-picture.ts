import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import { addPicture, cutPicture } from '../../content/channel-code/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { deleteUnusedPictures } from './game-picture-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  ip: string
  body: Body<typeof studioCalls.addGamePicture>
}

/** An operator may take this long for the game's other fields. */
const unusedMs = 24 * 60 * 60_000

/** A game may use it. Adding a later picture removes unused ones. */
export async function addGamePicture(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: Input,
): Promise<Reply<typeof studioCalls.addGamePicture>> {
  const cut = await cutPicture(Buffer.from(body.data, 'base64'), { ratio: 16 / 9, part: body.part })
  if (typeof cut === 'string') return { picture: null, problem: cut }
  const now = ctx.now()
  const path = `images/games/${cut.hash}.webp`
  const added = await addPicture(ctx.db, channel.id, { ...cut, path }, now, async tx => {
    await deleteUnusedPictures(tx, channel.id, new Date(now.getTime() - unusedMs))
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'add_game_picture',
        operator: session.operator,
        channelId: channel.id,
        details: { path },
        ip,
      },
    )
  })
  return {
    picture: { id: added.id, url: `/images/${channel.channel_key}/${added.hash}` },
    problem: null,
  }
}
