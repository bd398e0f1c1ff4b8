import type { AccessReport } from '@grandstand/contract'
import { findUserRow } from '../../accounts/users/index.ts'
import { getEvent } from '../../catalogue/events/index.ts'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { SettleContext } from '../payments/index.ts'
import { reportAccess } from './report-access.ts'

/** Each request settles again, so it finds what the provider has not reported yet. */
export async function explainAccess(
  ctx: SettleContext & Pick<Context, 'geo' | 'videoNodes' | 'rosters' | 'playerTimes'>,
  asked: Reader & { session: Session; ip: string; params: { id: number } },
): Promise<AccessReport> {
  const { channel, session } = asked
  const { id, name } = await getEvent(ctx, asked)
  const user = session.userId === null ? null : await findUserRow(ctx.db, channel.id, session.userId)
  if (user === undefined) throw new CallError('unauthenticated')
  return reportAccess(ctx, asked, { event: { id, name }, user, isGeoBlocked: isGeoBlocked(ctx, asked) })
}
