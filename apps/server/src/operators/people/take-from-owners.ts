import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findPersonRow, lockOwnerIds } from './people-store.ts'

/** A channel never loses its last owner: nobody could give the role back but who runs the deployment. */
export async function takeFromOwners(
  tx: Tx,
  channelId: number,
  operatorId: number,
  { staysOwner }: { staysOwner: boolean },
) {
  const ownerIds = await lockOwnerIds(tx, channelId)
  const row = await findPersonRow(tx, channelId, operatorId)
  if (!row) throw new CallError('not_found')
  if (!staysOwner && ownerIds.length === 1 && ownerIds[0] === operatorId) throw new CallError('last_owner')
  return row
}
