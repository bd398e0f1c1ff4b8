import type { ClipFraming } from '@grandstand/contract'
import { SegmentMissing, type VerticalFraming, writeVertical } from '@grandstand/media'
import { findClipVideo } from '@grandstand/rules'
import type { JobContext } from '../../../jobs/index.ts'
import { cutName, verticalName } from '../clip-address.ts'
import { findClipFile } from '../find-clip-file.ts'
import type { ClipJobPayload } from '../making/clip-jobs.ts'
import { cuttingSlots } from '../making/cutting-slots.ts'
import { makeAside } from '../making/make-files.ts'
import { workOnClip } from '../making/work-on-clip.ts'

/** Out of the clip's own file, beside it. */
export function makeVertical(ctx: JobContext, payload: ClipJobPayload): Promise<void> {
  return workOnClip(ctx, 'vertical', payload, async ({ row, clip }, report) => {
    const wide = await findClipFile(ctx, row, cutName(row.cut))
    const asked = findClipVideo(clip, 'vertical')
    if (!wide || !asked) throw new SegmentMissing('The clip has no file')
    const framing = placePoints(asked.framing, row.start_seconds)
    await makeAside(ctx, row, verticalName(asked.cut), (tool, target) =>
      cuttingSlots(['channel', row.channel_id], () =>
        writeVertical(tool, { file: wide.path, framing, target }),
      ),
    )
    await report({ type: 'finish' })
  })
}

/** From the time line of the recording to that of the clip. */
function placePoints(framing: ClipFraming, startSeconds: number): VerticalFraming {
  if (framing.kind === 'whole') return framing
  return { ...framing, points: framing.points.map(({ time, x }) => ({ seconds: time - startSeconds, x })) }
}
