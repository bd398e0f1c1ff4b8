import { calls } from '@grandstand/contract'
import { keyRoute, publicRoute, userRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { changeClip } from './change-clip.ts'
import { createClip } from './create-clip.ts'
import { deleteClip } from './delete-clip.ts'
import { getClip, getSharedClip } from './get-clip.ts'
import { getClipOptions } from './get-clip-options.ts'
import { listClipTags } from './list-clip-tags.ts'
import { listEventClips, listEventsWithClip, listMoments, listUserClips } from './list-clips.ts'
import { getLoudness } from './loudness/get-loudness.ts'
import { reportClip } from './report-clip.ts'
import { retryClip } from './retry-clip.ts'
import { shareClip } from './share-clip.ts'
import { frameClip } from './vertical/frame-clip.ts'

export { addClip } from './add-clip.ts'
export { isBanned } from './clip-ban-store.ts'
export { dateClipsOf } from './clip-date-store.ts'
export { insertReport } from './clip-report-store.ts'
export { countClipsOf } from './clip-store.ts'
export { countCuts } from './count-cuts.ts'
export { createClipCards } from './create-clip-cards.ts'
export { findClipFile } from './find-clip-file.ts'
export { findOpenClip } from './find-open-clip.ts'
export { findReadyForm } from './find-ready-form.ts'
export { findRemoteClipFile } from './find-remote-clip-file.ts'
export { getPlayableClip } from './get-seen-clip.ts'
export { createLoudness } from './loudness/create-loudness.ts'
export { cutClip } from './making/cut-clip.job.ts'
export { failLateClips } from './making/fail-late-clips.job.ts'
export { openClipFile } from './open-clip-file.ts'
export { removeClipsOf } from './remove-clip.ts'
export { removeOldClips } from './remove-old-clips.job.ts'
export { shareImageOf } from './share-image-of.ts'
export { countShown } from './studio/clip-queue-store.ts'
export { studioClipRoutes } from './studio/studio-clip-routes.ts'
export { cutVertical } from './vertical/cut-vertical.job.ts'

export const clipRoutes = [
  userRoute(calls.createClip, createClip),
  keyRoute(calls.getClip, getClip),
  userRoute(calls.changeClip, changeClip),
  userRoute(calls.retryClip, retryClip),
  userRoute(calls.shareClip, shareClip),
  userRoute(calls.frameClip, frameClip),
  userRoute(calls.deleteClip, deleteClip),
  keyRoute(calls.getSharedClip, getSharedClip),
  keyRoute(calls.reportClip, reportClip),
  keyRoute(calls.getClipOptions, getClipOptions),
  userRoute(calls.getLoudness, getLoudness),
  publicRoute(calls.listClipTags, async (ctx, asked) => wholeList(await listClipTags(ctx, asked))),
  keyRoute(calls.listEventClips, listEventClips),
  userRoute(calls.listUserClips, listUserClips),
  keyRoute(calls.listMoments, listMoments),
  keyRoute(calls.listEventsWithClip, listEventsWithClip),
]
