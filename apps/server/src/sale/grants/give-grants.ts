import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { findAccountByEmail } from '../../accounts/auth/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { giveGrant } from './give-grant.ts'
import { listGrantRows } from './grant-store.ts'

/** One after another; who has the same already gets nothing more, so that a list can be sent again. */
export async function giveGrants(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.giveGrants> },
): Promise<Reply<typeof studioCalls.giveGrants>> {
  const { emails, ends_at, note, ...choice } = body
  const endsAt = new Date(ends_at)
  const told: Reply<typeof studioCalls.giveGrants> = { given: 0, held: [], unknown: [] }
  for (const email of new Set(emails.map(one => one.toLowerCase()))) {
    const user = await findAccountByEmail(ctx.db, channel.id, email)
    if (!user) {
      told.unknown.push(email)
      continue
    }
    const rows = await listGrantRows(ctx.db, channel.id, user.id, ctx.now())
    if (rows.some(row => isSame(row, choice) && row.ends_at >= endsAt)) {
      told.held.push(email)
      continue
    }
    const { operator } = session
    await giveGrant(ctx, channel, { ...choice, userId: user.id, endsAt, note, operator, ip })
    told.given += 1
  }
  return told
}

type Choice = Pick<Body<typeof studioCalls.giveGrants>, 'type' | 'id' | 'participant_id'>

function isSame(
  row: Awaited<ReturnType<typeof listGrantRows>>[number],
  { type, id, participant_id }: Choice,
): boolean {
  const ids = {
    event: row.event_id,
    package: row.package_id,
    subscription: row.subscription_id,
    team: row.participant_id,
  }
  const isOfTeam = type === 'team' || participant_id === undefined || row.participant_id === participant_id
  return row.type === type && ids[type] === id && isOfTeam
}
