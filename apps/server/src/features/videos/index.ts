import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../http/call/studio-route.ts'
import { addCaptions } from './captions/add-captions.ts'
import { removeCaptions } from './captions/remove-captions.ts'
import { listReplays } from './files/list-replays.ts'
import { removeReplay } from './files/remove-replay.ts'

export { getCaptions } from './captions/get-captions.ts'
export { createRungList, type RungList } from './delivery/create-rung-list.ts'
export { createStoredCopies } from './delivery/create-stored-copies.ts'
export { removeRecording } from './delivery/remove-recording.job.ts'
export { startStoring } from './delivery/start-storing.ts'
export { storedMark } from './delivery/stored-mark.ts'
export { describeExtras } from './describe-extras.ts'
export { beginUpload } from './files/begin-upload.ts'
export { forgetUploads } from './files/forget-uploads.job.ts'
export { importFile } from './files/import-file.ts'
export { listReplayFiles } from './files/list-replay-files.ts'
export { processFile } from './files/process-file.job.ts'
export { removeReplay } from './files/remove-replay.ts'
export { removeUpload } from './files/remove-upload.job.ts'
export { getUpload, writeUpload } from './files/write-upload.ts'
export { drawPictures } from './pictures/draw-pictures.ts'
export { findPictures } from './pictures/find-pictures.ts'
export { getPreview, getStoryboard } from './pictures/get-picture.ts'
export { removeVideo } from './remove-video.ts'
export { removeOldVideos } from './retention/remove-old-videos.job.ts'
export { listReadyRungs } from './rung-store.ts'
export { insertVideo, moveVideo, setPictures, setVideoPlace } from './video-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const replayRoutes = [
  channelRoute(studioCalls.listReplays, keyOf, listReplays),
  channelRoute(studioCalls.removeReplay, keyOf, removeReplay),
  channelRoute(studioCalls.addCaptions, keyOf, addCaptions),
  channelRoute(studioCalls.removeCaptions, keyOf, removeCaptions),
]
