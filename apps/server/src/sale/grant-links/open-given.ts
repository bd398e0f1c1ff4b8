import { type calls, grantTypes, type Reply } from '@grandstand/contract'
import { stateOfGrantLink } from '@grandstand/rules'
import { z } from 'zod'
import { hashSecret } from '../../accounts/keys/index.ts'
import { chooseBasicPass, inUsersTurn } from '../../accounts/users/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { openGift } from '../gifts/index.ts'
import { chooseGift, type GiftChoice, hasGrant, writeGrant } from '../grants/index.ts'
import { findGrantLinkRow, type GrantLinkRow, holdGrantLink, updateGrantLink } from './grant-link-store.ts'

const grantType = z.enum(grantTypes)

/** By its link alone, once: of an operator's gift a grant is made, which opens what it opens now. */
export async function openGiven(
  ctx: Pick<Context, 'db' | 'now' | 'limiter' | 'rosters'>,
  asked: { channel: Channel; session: Session & { userId: number }; body: { token: string } },
): Promise<Reply<typeof calls.openGift>> {
  const { channel, session, body } = asked
  const { userId } = session
  const which = { tokenHash: hashSecret(body.token) }
  const found = await findGrantLinkRow(ctx.db, channel.id, which)
  if (!found) return openGift(ctx, asked)
  const choice = readChoice(found)
  const gift = await chooseGift(ctx, { channel, language: channel.settings.language }, choice)
  return inUsersTurn(ctx, channel.id, userId, async () => {
    if (await hasGrant(ctx, channel.id, { userId, choice, endsAt: found.ends_at }))
      throw new CallError('already_purchased')
    const now = ctx.now()
    await ctx.db.transaction(async tx => {
      const row = await holdGrantLink(tx, channel.id, which)
      if (!row || stateOfGrantLink(row, now) !== 'sent') throw new CallError('gift_ended')
      const { note, operator_email, ends_at } = row
      const facts = { userId, endsAt: ends_at, note, operatorEmail: operator_email, now }
      const grant_id = await writeGrant(tx, channel, gift, facts)
      await updateGrantLink(tx, channel.id, row.id, { opened_at: now, token_hash: null, grant_id })
      await chooseBasicPass(tx, channel.id, userId)
    })
    return { event_id: found.event_id }
  })
}

function readChoice({
  type,
  event_id,
  package_id,
  subscription_id,
  participant_id,
}: GrantLinkRow): GiftChoice {
  const kind = grantType.parse(type)
  const ids = { event: event_id, package: package_id, subscription: subscription_id, team: participant_id }
  const id = ids[kind]
  if (id === null) throw new CallError('gift_ended')
  return { type: kind, id, participant_id: participant_id ?? undefined }
}
