import { type ColorSettings, colorSettings } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findColorRow } from './channel-store.ts'

export async function getColorSettings(
  ctx: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<ColorSettings> {
  const row = await findColorRow(ctx.db, channel.id)
  if (!row) throw new CallError('not_found')
  return colorSettings.parse(row.colors)
}
