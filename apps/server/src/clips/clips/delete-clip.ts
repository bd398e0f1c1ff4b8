import type { Context } from '../../context/context.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { removeClip } from './remove-clip.ts'

export async function deleteClip(
  ctx: Pick<Context, 'db' | 'jobs' | 'now' | 'limiter'>,
  asked: OwnClipAsked,
): Promise<{ success: true }> {
  await changeOwnClip(ctx, asked, (tx, clip) => removeClip(ctx, tx, clip))
  return { success: true }
}
