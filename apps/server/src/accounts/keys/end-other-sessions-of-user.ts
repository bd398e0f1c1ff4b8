import type { KeyHolder } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { deleteKeysOfUser } from './key-store.ts'
import { deleteSessionCodesOfUser } from './session-code-store.ts'

/** Of the user of this session, so that only this browser stays in. */
export async function endOtherSessionsOfUser(tx: Tx, session: KeyHolder & { userId: number }): Promise<void> {
  await deleteSessionCodesOfUser(tx, session.channelId, session.userId)
  await deleteKeysOfUser(tx, session.channelId, session.userId, session.keyHash)
}
