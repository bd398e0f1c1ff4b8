import { operatorRoles, type Reply, type studioCalls } from '@grandstand/contract'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { isTotpDemanded, listPeopleRows } from './people-store.ts'

const role = z.enum(operatorRoles)

export async function listPeople(
  { db }: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.listPeople>> {
  const [rows, demands_totp] = await Promise.all([
    listPeopleRows(db, channel.id),
    isTotpDemanded(db, channel.id),
  ])
  const items = rows.map(row => ({
    id: row.id,
    email: row.email,
    role: role.parse(row.role),
    has_totp: row.totp_confirmed_at !== null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    invited_until: row.link_hash === null ? null : (row.link_expires_at?.toISOString() ?? null),
  }))
  return { items, demands_totp }
}
