import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { hashSecret } from '../../accounts/keys/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createStudioKey, startOf } from './studio-key.ts'
import { countWorkingKeys, insertStudioKey, maxStudioKeys } from './studio-key-store.ts'

/** The key exists in clear only in this answer; the database has its hash. */
export async function makeStudioKey(
  ctx: Pick<Context, 'db' | 'now'>,
  {
    channel,
    session,
    body: { name, role },
    ip,
  }: OperatorCall & { body: Body<typeof studioCalls.makeStudioKey> },
): Promise<Reply<typeof studioCalls.makeStudioKey>> {
  const key = createStudioKey()
  return ctx.db.transaction(async tx => {
    if ((await countWorkingKeys(tx, channel.id)) >= maxStudioKeys) throw new CallError('conflict')
    const id = await insertStudioKey(tx, {
      channel_id: channel.id,
      name,
      role,
      key_hash: hashSecret(key),
      start: startOf(key),
      made_by: session.operator.email,
      created_at: ctx.now(),
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'make_studio_key', target: { type: 'studio_key', id }, details: { name, role } },
    )
    return { id, key }
  })
}
