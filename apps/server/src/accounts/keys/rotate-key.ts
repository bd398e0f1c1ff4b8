import type { Context } from '../../context/context.ts'
import type { KeyHolder } from '../../context/session.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { IssuedKey } from './create-key.ts'
import { issueKey } from './issue-key.ts'
import { deleteKey } from './key-store.ts'

/**
 * A new key for the session's new state: a user after login, nobody after logout. The old key is dead at once, so a key seen
 * before the login is worth nothing after it.
 */
export async function rotateKey(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  session: KeyHolder,
  userId: number | null,
): Promise<IssuedKey> {
  return ctx.db.transaction(async tx => {
    // Two rotations of one key at the same time: only one of them finds it.
    if (!(await deleteKey(tx, session.channelId, session.keyHash))) {
      throw new CallError('no_api_key', { fields: { api_key: 'is no longer valid' } })
    }
    return issueKey({ db: tx, now: ctx.now }, session.channelId, userId)
  })
}
