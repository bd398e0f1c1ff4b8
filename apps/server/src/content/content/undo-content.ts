import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { type AskedChange, changeDraft, recordDraftChange } from './change-draft.ts'
import { deleteChange } from './content-store.ts'

export function undoContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.undoContent> },
): Promise<{ success: true }> {
  return changeDraft(ctx, asked, async tx => {
    const isUndone = await deleteChange(tx, asked.channel.id, asked.params.kind, body.key ?? '')
    if (isUndone)
      await recordDraftChange({ db: tx, now: ctx.now }, asked, 'undo_content', body.key ?? undefined)
    return { success: true }
  })
}
