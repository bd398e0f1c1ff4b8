import type { ClipEvent } from '@grandstand/rules'
import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { lockUser } from '../../../video/playback/index.ts'
import { applyClipEvent } from '../apply-clip-event.ts'
import { insertCut } from '../clip-cut-store.ts'
import type { ClipChange, ClipRow } from '../clip-store.ts'

interface More {
  change?: ClipChange
  /** Refuses, or returns the month. */
  countCut: (tx: Tx) => Promise<string>
  /** It shows more of the game than before: counted as a new clip is, once a month. */
  isNewStretch?: boolean
}

/** Its file is cut again. */
export async function recut(
  ctx: Pick<Context, 'jobs' | 'nodes' | 'now'>,
  tx: Tx,
  clip: ClipRow,
  event: Extract<ClipEvent, { type: 'recut' | 'retry' }>,
  { change = {}, countCut, isNewStretch = false }: More,
): Promise<ClipRow> {
  const { channel_id, user_id, id: clip_id } = clip
  const { row, isTaken, count } = await applyClipEvent(ctx, tx, clip, event, { change })
  if (!row || !isTaken) throw new CallError('conflict')
  if (user_id !== null && (count > 0 || isNewStretch)) {
    await lockUser(tx, channel_id, user_id)
    await insertCut(tx, channel_id, { user_id, clip_id, month: await countCut(tx), created_at: ctx.now() })
  }
  return row
}
