import type { Preroll } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { clipName, pictureAddress } from '../../context/media-pictures.ts'
import { listPrerollRows } from './channel-store.ts'

export async function listPrerolls(
  ctx: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<Preroll[]> {
  return (await listPrerollRows(ctx.db, channel.id)).flatMap(({ preroll: row, has_clip }) => {
    const uploaded =
      row.video_id !== null && has_clip ? pictureAddress(channel.channel_key, row.video_id, clipName) : null
    const url = uploaded ?? row.url
    // Its clip is still to be uploaded.
    if (url === null) return []
    return [describe(row, url)]
  })
}

type PrerollRow = Awaited<ReturnType<typeof listPrerollRows>>[number]['preroll']

function describe(row: PrerollRow, url: string): Preroll {
  return {
    id: row.id,
    url,
    location_id: row.location_id,
    event_categories: row.event_category_ids,
    is_ad: row.is_ad,
    for_vod: row.for_vod,
    for_live: row.for_live,
    weight: row.weight,
    skip_after_seconds: row.skip_after_seconds,
  }
}
