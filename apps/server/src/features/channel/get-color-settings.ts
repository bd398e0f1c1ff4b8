import { type ColorSettings, colorSettings } from '@grandstand/contract'
import { CallError } from '../../call-error.ts'
import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { findColorRow } from './channel-store.ts'

export async function getColorSettings(
  ctx: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<ColorSettings> {
  const row = await findColorRow(ctx.db, channel.id)
  if (!row) throw new CallError('not_found')
  return colorSettings.parse(row.colors)
}
