import type { Event } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeEvents } from './describe-events.ts'
import { findEventSince } from './event-store.ts'
import { archiveStart } from './read-filter.ts'

export async function getEvent(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller | null; params: { id: number } },
): Promise<Event> {
  const { channel, params } = asked
  const found = await findEventSince(ctx.db, channel.id, params.id, archiveStart(channel))
  const isShown = found && (!found.is_private || (await asked.session?.operator()))
  const [event] = isShown ? await describeEvents(ctx, asked, [params.id]) : []
  if (!event) throw new CallError('not_found')
  return event
}
