import type { EventLocation } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { WhichRows } from '../../db/retired.ts'
import { listLocationRows } from './event-store.ts'

export async function listEventLocations(
  ctx: Pick<Context, 'db'>,
  asked: Reader,
  which: WhichRows = {},
): Promise<EventLocation[]> {
  const say = localiser(asked)
  return (await listLocationRows(ctx.db, asked.channel.id, which)).map(row => ({
    id: row.id,
    alias: row.alias,
    name: say(row.name),
    city: say(row.city),
    time_zone: row.time_zone,
  }))
}
