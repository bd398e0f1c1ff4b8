import type { Tx } from '../../db/connection.ts'
import { deleteKeysOfUser } from './key-store.ts'
import { endPlaybacksOf } from './player-store.ts'
import { deleteSessionCodesOfUser } from './session-code-store.ts'

/** Every browser of the user is logged out at once, and no social login that is under way ends in a session. */
export async function endSessionsOfUser(tx: Tx, channelId: number, userId: number): Promise<number> {
  await deleteSessionCodesOfUser(tx, channelId, userId)
  await endPlaybacksOf(tx, channelId, { userId })
  return deleteKeysOfUser(tx, channelId, userId)
}
