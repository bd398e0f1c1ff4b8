import type { AccessReport } from '@grandstand/contract'
import { findUserRow } from '../../accounts/users/index.ts'
import { describeEvents } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { SettleContext } from '../payments/index.ts'
import { reportAccess } from './report-access.ts'

interface Input extends OperatorCall {
  params: { id: number; event: number }
  query: { language?: string | undefined }
}

/** The same for somebody else; where they are, nobody here knows. */
export async function explainAccessOf(
  ctx: SettleContext & Pick<Context, 'videoNodes' | 'rosters' | 'playerTimes'>,
  { channel, session, params, query, ip }: Input,
): Promise<AccessReport> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  const user = await findUserRow(ctx.db, channel.id, params.id)
  const [event] = await describeEvents(ctx, { ...reader, session: null }, [params.event])
  if (!user || !event) throw new CallError('not_found')
  await recordChannelAction(
    ctx,
    { channel, session, ip },
    { action: 'explain_access', target: { type: 'user', id: user.id }, details: { event_id: event.id } },
  )
  const isGeoBlocked = channel.settings.geo_blocked_countries.length === 0 ? false : null
  return reportAccess(ctx, reader, { event, user, isGeoBlocked })
}
