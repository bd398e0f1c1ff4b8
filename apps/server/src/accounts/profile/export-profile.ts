import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findUserRow } from '../users/index.ts'
import { listRowsOf, listTablesAboutUsers } from './profile-export-store.ts'

/** Useless to the person and useful to a thief. */
const isSecret = (column: string) => column.endsWith('_hash') || column.startsWith('sealed_')

/** By the name of the table, whatever has a `user_id`: what is kept tomorrow is in it without being named here. */
export async function exportProfile(
  ctx: Pick<Context, 'db'>,
  asked: { channel: Channel; session: { userId: number } },
): Promise<Record<string, unknown>> {
  const { channel, session } = asked
  const user = await findUserRow(ctx.db, channel.id, session.userId)
  if (!user) throw new CallError('unauthenticated')
  const kept: Record<string, unknown> = { user: withoutSecrets(user) }
  for (const table of await listTablesAboutUsers(ctx.db)) {
    const rows = await listRowsOf(ctx.db, channel.id, session.userId, table)
    kept[table] = rows.map(withoutSecrets)
  }
  return kept
}

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)))
}
