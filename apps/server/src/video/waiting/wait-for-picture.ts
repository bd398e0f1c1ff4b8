import type { calls, Reply } from '@grandstand/contract'
import { waitingEveryMs } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepWaiting } from './waiting-store.ts'

interface Input {
  channel: Channel
  session: Session
  params: { id: number }
}

/** Of a game that is not live nothing is kept: its page learns by itself that nobody has to wait any more. */
export async function waitForPicture(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { channel, session, params }: Input,
): Promise<Reply<typeof calls.waitForPicture>> {
  const waiting = { eventId: params.id, keyHash: session.keyHash, seenAt: now() }
  if (!(await keepWaiting(db, channel.id, waiting))) throw new CallError('not_found')
  return { again_seconds: waitingEveryMs / 1000 }
}
