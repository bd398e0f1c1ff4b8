import { inUsersTurn } from '../../accounts/users/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type ClipRow, lockClip } from './clip-store.ts'

export type OwnClipAsked = Reader & {
  session: Session & { userId: number }
  params: { id: number }
}

/** Owners only: another user's clip is not found. One change of an owner at a time. */
export async function changeOwnClip<Result>(
  ctx: Pick<Context, 'db' | 'limiter'>,
  { channel, session, params }: OwnClipAsked,
  change: (tx: Tx, clip: ClipRow) => Promise<Result>,
): Promise<Result> {
  return inUsersTurn(ctx, channel.id, session.userId, () =>
    ctx.db.transaction(async tx => {
      const clip = await lockClip(tx, channel.id, params.id)
      if (clip?.user_id !== session.userId) throw new CallError('not_found')
      return change(tx, clip)
    }),
  )
}
