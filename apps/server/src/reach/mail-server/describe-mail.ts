import type { ServerState } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { findMailServerRow } from './mail-server-store.ts'

const nobody = { sender: null, set_by: null, set_at: null }

/** Where mail goes, and who said so. */
export async function describeMail({
  db,
  mailSetting: { fixed, otherwise },
}: Pick<Context, 'db' | 'mailSetting'>): Promise<ServerState['mail']> {
  if (fixed) return { ...fixed, ...nobody }
  const row = await findMailServerRow(db)
  if (!row) return { source: otherwise, place: null, ...nobody }
  const { host, port, user_name, sender, set_by, set_at } = row
  const place = `${user_name === '' ? '' : `${user_name} · `}${host}:${port}`
  return { source: 'studio', place, sender, set_by, set_at: set_at.toISOString() }
}
