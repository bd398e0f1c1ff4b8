import type { calls, Reply } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { issueKey } from './issue-key.ts'

export async function getApiKey(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  asked: { body: { channel_key: string } },
): Promise<Reply<typeof calls.getApiKey>> {
  const channel = await ctx.channels.findByKey(asked.body.channel_key)
  if (!channel) throw new CallError('no_api_key', { fields: { channel_key: 'is not known' } })
  const { apiKey, expiresAt } = await issueKey(ctx, channel.id, null)
  return { api_key: apiKey, expires_at: expiresAt.toISOString() }
}
