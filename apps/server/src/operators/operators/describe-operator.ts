import type { Operator } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import { localise } from '../../db/stored-text.ts'

export async function describeOperator(
  ctx: Pick<Context, 'channels'>,
  { id, email, name, role, channelId, hasTotp, mustSetTotp, monthlyLanguage }: OperatorAccount,
): Promise<Operator> {
  const channel = channelId === null ? undefined : await ctx.channels.findById(channelId)
  return {
    id,
    email,
    name,
    role,
    channel: channel ? describeChannel(channel) : null,
    has_totp: hasTotp,
    must_set_totp: mustSetTotp,
    monthly_language: monthlyLanguage,
  }
}

/** By its name in the channel's own language. */
export function describeChannel({ channel_key, settings }: Channel) {
  const { name, language, time_zone } = settings
  return { channel_key, name: localise(name, language, language), time_zone }
}
