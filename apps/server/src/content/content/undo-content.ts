import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { type AskedChange, changeDraft } from './change-draft.ts'
import { deleteChange } from './content-store.ts'

export function undoContent(
  ctx: Pick<Context, 'db'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.undoContent> },
): Promise<{ success: true }> {
  return changeDraft(ctx, asked, async tx => {
    await deleteChange(tx, asked.channel.id, asked.params.kind, body.key ?? '')
    return { success: true }
  })
}
