import type { ClipState, ClipWork, ClipWorkStep } from '@grandstand/rules'
import type { JobContext } from '../../../jobs/index.ts'
import { applyClipEvent } from '../apply-clip-event.ts'
import type { WrittenToo } from '../clip-state-store.ts'
import type { ClipRow } from '../clip-store.ts'
import type { ClipJobPayload } from './clip-jobs.ts'
import { explainFailure } from './explain-failure.ts'
import { sweepFiles } from './sweep-files.ts'

type Ctx = Pick<JobContext, 'db' | 'now' | 'log' | 'signal' | 'folders' | 'nodes' | 'jobs' | 'limiter'>

interface Taken {
  row: ClipRow
  clip: ClipState
}

/** Null: another request came, or the clip failed or is gone. The worker stops. */
export type Report = (step: ClipWorkStep, more?: WrittenToo) => Promise<Taken | null>

/** May run twice, late, and after a worker that was killed: each step asks whether it still counts. */
export async function workOnClip(
  ctx: Ctx,
  of: ClipWork,
  { channel_id, clip_id, cut }: ClipJobPayload,
  work: (taken: Taken, report: Report) => Promise<void>,
): Promise<void> {
  let wrote: number[] = []
  const report: Report = async (step, more) => {
    const event = { ...step, of, cut, wrote }
    // Of all jobs for one clip, one has a connection that waits for it. Between processes the clip's lock decides.
    const { row, clip, isTaken, isSwept } = await ctx.limiter.inTurn(['clip job', channel_id, clip_id], () =>
      ctx.db.transaction(tx => applyClipEvent(ctx, tx, { channel_id, id: clip_id }, event, more)),
    )
    if (!row || !clip) return null
    if (isSwept) await sweepFiles(ctx, row, of, clip)
    return isTaken ? { row, clip } : null
  }
  const begun = await report({ type: 'begin' })
  if (!begun) return
  const { video_id, open_video_id } = begun.row
  wrote = of === 'own' && open_video_id !== null ? [video_id, open_video_id] : [video_id]
  try {
    await work(begun, report)
  } catch (error) {
    // The server stops, and the job runs again.
    if (ctx.signal.aborted) throw error
    const problem = explainFailure(error)
    const isTriedAgain = problem === null || problem === 'disk_full'
    const isOurs = await report(isTriedAgain ? { type: 'leave', problem } : { type: 'fail', problem })
    if (isOurs && isTriedAgain) throw error
    if (isOurs) ctx.log.warn({ error, clip_id, of, problem }, 'A clip has no file')
  }
}
