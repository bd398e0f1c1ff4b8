import { gameLinkKinds, type Reply, type studioCalls } from '@grandstand/contract'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listGameLinkRows } from './game-link-store.ts'

const kinds = z.enum(gameLinkKinds)

export async function listGameLinks(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.listGameLinks>> {
  const say = localiser({ channel, language: channel.settings.language })
  const rows = await listGameLinkRows(ctx.db, channel.id, ctx.now())
  const items = rows.map(({ link, event_name }) => ({
    id: link.id,
    event_id: link.event_id,
    event_name: say(event_name),
    kind: kinds.parse(link.kind),
    name: link.name,
    made_by: link.made_by,
    expires_at: link.expires_at.toISOString(),
    last_used_at: link.last_used_at?.toISOString() ?? null,
  }))
  return { items }
}
