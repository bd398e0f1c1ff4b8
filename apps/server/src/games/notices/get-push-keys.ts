import { makePushKeys, type PushKeys } from '../../adapters/push/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findPushKeyRow, keepPushKeyRow } from './push-key-store.ts'

const purpose = 'push-key'

/** The channel's own, made where there are none yet, by whichever process is first, and kept sealed. */
export async function getPushKeys(
  { db, sealer, now }: Pick<Context, 'db' | 'sealer' | 'now'>,
  { id }: Pick<Channel, 'id'>,
): Promise<PushKeys> {
  const row = await findPushKeyRow(db, id)
  const known = row && sealer.open(purpose, row.sealed_private_key)
  if (row && known) return { publicKey: row.public_key, privateKey: known }
  // Sealed by another SECRET_KEY: nobody can use the old key, so devices subscribe again.
  const made = makePushKeys()
  const sealed_private_key = sealer.seal(purpose, made.privateKey)
  const kept = await keepPushKeyRow(
    db,
    id,
    { public_key: made.publicKey, sealed_private_key },
    { instead: row?.public_key ?? null, now: now() },
  )
  const privateKey = sealer.open(purpose, kept.sealed_private_key)
  if (privateKey === null) throw new Error('A push key was sealed with another SECRET_KEY')
  return { publicKey: kept.public_key, privateKey }
}
