import type { clipForms } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { cutName, verticalName } from './clip-address.ts'
import type { ClipRow } from './clip-store.ts'
import { findVertical } from './vertical/vertical-store.ts'

/** The name of the file; null: it is not there yet. */
export async function findReadyForm(
  ctx: Pick<Context, 'db'>,
  clip: ClipRow,
  form: (typeof clipForms)[number],
): Promise<string | null> {
  if (form === 'wide') return clip.status === 'ready' ? cutName(clip.cut) : null
  const vertical = await findVertical(ctx.db, clip.channel_id, clip.id)
  return vertical?.status === 'ready' ? verticalName(vertical.cut) : null
}
