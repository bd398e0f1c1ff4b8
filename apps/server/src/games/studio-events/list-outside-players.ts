import { outsideMediaTypes, type StudioOutsidePlayer } from '@grandstand/contract'
import { isEmbeddable } from '@grandstand/rules'
import { z } from 'zod'
import { listOutsideMedia } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'

const outsideMediaType = z.enum(outsideMediaTypes)

export async function listOutsidePlayers(
  { db }: { db: Db | Tx },
  channel: Channel,
  eventId: number,
): Promise<StudioOutsidePlayer[]> {
  const rows = await listOutsideMedia(db, channel.id, eventId)
  return rows.map(({ id, type, name, url }) => ({
    id,
    type: outsideMediaType.parse(type),
    name,
    url: url ?? '',
    is_allowed: isEmbeddable(url, channel.settings.embed_hosts),
  }))
}
