import { keyRoles, type Reply, type studioCalls } from '@grandstand/contract'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listStudioKeyRows } from './studio-key-store.ts'

const role = z.enum(keyRoles)

export async function listStudioKeys(
  { db }: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.listStudioKeys>> {
  const rows = await listStudioKeyRows(db, channel.id)
  const items = rows.map(row => ({
    id: row.id,
    name: row.name,
    role: role.parse(row.role),
    start: row.start,
    made_by: row.made_by,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }))
  return { items }
}
