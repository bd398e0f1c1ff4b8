import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countAlarms, listAlarmRows } from './alarm-store.ts'
import { describeAlarms } from './describe-alarms.ts'

export async function listAlarms(
  { db }: Pick<Context, 'db'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.listAlarms> },
): Promise<Reply<typeof studioCalls.listAlarms>> {
  const { event_id: eventId, language, limit = maxLimit, offset = 0 } = query
  const which = { eventId, limit, offset }
  const [rows, total] = await Promise.all([
    listAlarmRows(db, channel.id, which),
    countAlarms(db, channel.id, which),
  ])
  return { items: describeAlarms({ channel, language }, rows), total, limit, offset }
}
