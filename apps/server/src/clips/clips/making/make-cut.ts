import type { JobContext } from '../../../jobs/index.ts'
import { allOrFirstError } from '../../../runtime/all-or-first-error.ts'
import type { WrittenToo } from '../clip-state-store.ts'
import type { ClipJobPayload } from './clip-jobs.ts'
import { mailOwner } from './mail-owner.ts'
import { makeFile, makeStill } from './make-files.ts'
import { makeOpenVideo, setOpenFacts } from './make-open-video.ts'
import { pinClip } from './pin-clip.ts'
import { workOnClip } from './work-on-clip.ts'

/** From a row to a clip with segments and a file of its own. */
export function makeCut(ctx: JobContext, payload: ClipJobPayload): Promise<void> {
  return workOnClip(ctx, 'own', payload, async ({ row }, report) => {
    const clip = await pinClip(ctx, row, report)
    if (!clip) return
    const facts = await makeFile(ctx, clip)
    // Both are made of the file, so neither waits for the other.
    await allOrFirstError([makeOpenVideo(ctx, clip, facts), makeStill(ctx, clip, facts)])
    const channel = await ctx.channels.findById(row.channel_id)
    const write: WrittenToo['write'] = async (tx, ready) => {
      await setOpenFacts(ctx, tx, ready)
      if (channel) await mailOwner(ctx, tx, channel, ready)
    }
    await report({ type: 'finish' }, { write })
  })
}
