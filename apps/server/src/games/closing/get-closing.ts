import { interfaceLanguages, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { findMailLanguage } from '../../operators/operator-mails/index.ts'
import { type ClosingContext, describeClosing } from './describe-closing.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  query: Query<typeof studioCalls.getClosing>
}

export async function getClosing(
  ctx: ClosingContext,
  { channel, session, params, query }: Input,
): Promise<Reply<typeof studioCalls.getClosing>> {
  const language = query.language ?? channel.settings.language
  const [closing, mailed] = await Promise.all([
    describeClosing(ctx, channel, { id: params.id, language }),
    findMailLanguage(ctx.db, 'closing', channel.id, session.operator.id),
  ])
  return { ...closing, mail_language: interfaceLanguages.find(code => code === mailed) ?? null }
}
