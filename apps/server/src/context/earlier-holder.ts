import type { Tx } from '../db/connection.ts'

/**
 * What the wings above the accounts drop of an account, in the transaction in which somebody outside the session that made it
 * proves its address.
 */
export type DropEarlierHolder = (tx: Tx, channelId: number, userId: number) => Promise<void>
