import type { calls, Reply } from '@grandstand/contract'
import { describeEvents, listPrivateEvents } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'

/** On a demo everybody changes what their own tab sees; what is there for others, too, operators alone. */
export async function getSimulation(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'isDemo'>,
  asked: Reader & { session: Session },
): Promise<Reply<typeof calls.getSimulation>> {
  const { channel, session } = asked
  if (!(await session.operator())) return { is_allowed: ctx.isDemo(channel), games: [] }
  const ids = await listPrivateEvents(ctx.db, channel.id)
  return { is_allowed: true, games: await describeEvents(ctx, asked, ids) }
}
