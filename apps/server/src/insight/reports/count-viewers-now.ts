import { streamStatuses } from '@grandstand/contract'
import { z } from 'zod'
import { findPictures } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Db } from '../../db/connection.ts'
import { countPlayersNow, listStatuses, type Viewers } from './watching-store.ts'

const streamStatus = z.enum(streamStatuses)

/**
 * A game without a picture has no viewers, whatever is reported: the rule that gate and checkout read decides. While the
 * signal is lost, people wait.
 */
export async function countViewersNow(db: Db, channel: Channel, since: Date): Promise<Viewers[]> {
  const players = await countPlayersNow(db, channel.id, since)
  const ids = players.flatMap(({ event_id }) => event_id ?? [])
  if (ids.length === 0) return players
  const games = (await listStatuses(db, channel.id, ids)).map(game => ({
    id: game.id,
    stream_status: streamStatus.parse(game.stream_status),
  }))
  const pictures = await findPictures(db, channel, games)
  const moves = (id: number) => {
    const picture = pictures.get(id)
    return picture?.has_picture === true && picture.signal_lost_at === null
  }
  return players.filter(({ event_id }) => event_id === null || moves(event_id))
}
