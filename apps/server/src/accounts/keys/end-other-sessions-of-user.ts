import type { KeyHolder } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { deleteKeysOfUser } from './key-store.ts'
import { endPlaybacksOf } from './player-store.ts'
import { deleteSessionCodesOfUser } from './session-code-store.ts'

/** Of the user of this session, so that only this browser stays in. */
export async function endOtherSessionsOfUser(tx: Tx, session: KeyHolder & { userId: number }): Promise<void> {
  const { channelId, userId, keyHash } = session
  await deleteSessionCodesOfUser(tx, channelId, userId)
  await deleteKeysOfUser(tx, channelId, userId, keyHash)
  await endPlaybacksOf(tx, channelId, { userId, exceptKeyHash: keyHash })
}
