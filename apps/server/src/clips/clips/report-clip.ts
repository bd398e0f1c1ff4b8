import type { Body, calls } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { insertReport } from './clip-report-store.ts'
import { getSeenClip } from './get-seen-clip.ts'

/** Once from each browser; the operators decide. */
export async function reportClip(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Reader & { session: Session; params: { id: number }; body: Body<typeof calls.reportClip> },
): Promise<{ success: true }> {
  const { channel, session, params, body } = asked
  const { userId, keyHash } = session
  const clip = await getSeenClip(ctx, channel.id, params.id, { userId, uuid: body.uuid ?? null })
  await insertReport(ctx.db, channel.id, {
    clip_id: clip.id,
    user_id: userId,
    key_hash: keyHash,
    created_at: ctx.now(),
    reason: body.reason,
    text: body.text ?? '',
  })
  return { success: true }
}
