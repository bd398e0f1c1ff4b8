import { type ColorSettings, colorSettings } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findColorRow } from './channel-store.ts'

export async function getColorSettings(
  ctx: { db: Db | Tx },
  { channel }: { channel: Channel },
): Promise<ColorSettings> {
  const row = await findColorRow(ctx.db, channel.id)
  if (!row) throw new CallError('not_found')
  return colorSettings.parse(row.colors)
}
