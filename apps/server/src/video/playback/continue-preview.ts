import { openEndMs } from '@grandstand/media'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkPreviewGate } from './check-gate.ts'
import type { RecordedSource } from './describe-source.ts'

interface PreviewPlayback {
  ends_at: Date | null
  from_ms: number | null
}

/** Plays the rest of the free seconds, and nothing from before them. */
export async function continuePreview(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>,
  asked: Reader & { session: Session; ip: string },
  { ends_at, from_ms }: PreviewPlayback,
  watched: { event_id: number; event_media_id: number },
): Promise<RecordedSource> {
  if (ends_at === null || from_ms === null || ends_at <= ctx.now()) throw new CallError('purchase_needed')
  const { source } = await checkPreviewGate(ctx, asked, watched.event_id, watched.event_media_id)
  return { ...source, scope: { fromMs: from_ms, toMs: openEndMs } }
}
