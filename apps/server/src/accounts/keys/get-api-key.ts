import type { calls, Reply } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createKey } from './create-key.ts'
import { insertKeySoon } from './key-store.ts'

export async function getApiKey(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  asked: { body: { channel_key: string } },
): Promise<Reply<typeof calls.getApiKey>> {
  const channel = await ctx.channels.findByKey(asked.body.channel_key)
  if (!channel) throw new CallError('no_api_key', { fields: { channel_key: 'is not known' } })
  const { issued, row } = createKey(ctx, channel.id, null)
  await insertKeySoon(ctx.db, row)
  return { api_key: issued.apiKey, expires_at: issued.expiresAt.toISOString() }
}
