import type { Body, calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { KeyHolder } from '../../context/session.ts'
import { removeGoogleVisitor } from './google-visitor-store.ts'

interface Input {
  channel: Channel
  session: Pick<KeyHolder, 'userId'>
  body: Body<typeof calls.forgetGoogleVisitor>
}

/** What was bought stays. The buyer's Google ids go, so nothing more is reported. */
export async function forgetGoogleVisitor(
  { db }: Pick<Context, 'db'>,
  { channel, session, body }: Input,
): Promise<Reply<typeof calls.forgetGoogleVisitor>> {
  await removeGoogleVisitor(db, channel.id, { userId: session.userId, clientId: body.client_id })
  return { success: true }
}
