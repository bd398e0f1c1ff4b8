import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../http/call/studio-route.ts'
import { addCaptions } from './add-captions.ts'
import { listReplays } from './list-replays.ts'
import { removeCaptions } from './remove-captions.ts'
import { removeReplay } from './remove-replay.ts'

export { beginUpload } from './begin-upload.ts'
export { describeExtras } from './describe-extras.ts'
export { drawPictures } from './draw-pictures.ts'
export { findPictures } from './find-pictures.ts'
export { forgetUploads } from './forget-uploads.job.ts'
export { getCaptions } from './get-captions.ts'
export { getPreview, getStoryboard } from './get-picture.ts'
export { importFile } from './import-file.ts'
export { listReplayFiles } from './list-replay-files.ts'
export { processFile } from './process-file.job.ts'
export { removeReplay } from './remove-replay.ts'
export { insertPictures } from './replay-video-store.ts'
export { getUpload, writeUpload } from './write-upload.ts'

const keyOf = (params: { channel: string }) => params.channel

export const replayRoutes = [
  channelRoute(studioCalls.listReplays, keyOf, listReplays),
  channelRoute(studioCalls.removeReplay, keyOf, removeReplay),
  channelRoute(studioCalls.addCaptions, keyOf, addCaptions),
  channelRoute(studioCalls.removeCaptions, keyOf, removeCaptions),
]
