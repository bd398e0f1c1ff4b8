import type { Preroll } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listPrerollRows } from './channel-store.ts'

export async function listPrerolls(
  ctx: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<Preroll[]> {
  return (await listPrerollRows(ctx.db, channel.id)).map(row => ({
    id: row.id,
    url: row.url,
    location_id: row.location_id,
    event_categories: row.event_category_ids,
    for_vod: row.for_vod,
    for_live: row.for_live,
    weight: row.weight,
    skip_after_seconds: row.skip_after_seconds,
  }))
}
