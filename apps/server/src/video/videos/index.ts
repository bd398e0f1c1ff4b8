import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addCaptions } from './captions/add-captions.ts'
import { removeCaptions } from './captions/remove-captions.ts'
import { listFiles } from './files/list-files.ts'
import { removeFile } from './files/remove-file.ts'

export { getCaptions } from './captions/get-captions.ts'
export { pinCaptions } from './captions/pin-captions.ts'
export { chooseRung } from './choose-rung.ts'
export { createLiveJournals } from './delivery/create-live-journals.ts'
export { createLiveStoring } from './delivery/create-live-storing.ts'
export { createRungList, type RungList } from './delivery/create-rung-list.ts'
export { createStoredCopies } from './delivery/create-stored-copies.ts'
export { readStoredJournal } from './delivery/read-stored-journal.ts'
export { removeRecording } from './delivery/remove-recording.job.ts'
export { startStoring } from './delivery/start-storing.ts'
export {
  listStoredJournals,
  type StoredJournal,
} from './delivery/stored-journal-store.ts'
export { picturesMark, storedMark } from './delivery/stored-mark.ts'
export { storeAgain } from './delivery/to-store-store.ts'
export { describeExtras } from './describe-extras.ts'
export { beginUpload } from './files/begin-upload.ts'
export { type OwnerRef, ownerOf } from './files/file-owner.ts'
export { forgetUploads } from './files/forget-uploads.job.ts'
export { importFile } from './files/import-file.ts'
export { listVideoFiles } from './files/list-video-files.ts'
export { processFile } from './files/process-file.job.ts'
export { removeFile } from './files/remove-file.ts'
export { removeUpload } from './files/remove-upload.job.ts'
export { showNewestFiles } from './files/show-newest-files.ts'
export { getUpload, writeUpload } from './files/write-upload.ts'
export { findOwners, isOfPrivateGame, setOwnVideo } from './owner-store.ts'
export { createFrames } from './pictures/create-frames.ts'
export { createLiveFilms } from './pictures/create-live-films.ts'
export { createLiveFrames } from './pictures/create-live-frames.ts'
export { drawMissingStills } from './pictures/draw-missing-stills.job.ts'
export { drawFileStill, drawPictures } from './pictures/draw-pictures.ts'
export { drawPoster } from './pictures/draw-poster.job.ts'
export { drawStill } from './pictures/draw-still.job.ts'
export { findPictures, findStills } from './pictures/find-pictures.ts'
export { getPreview, getStoryboard } from './pictures/get-picture.ts'
export { fitPicture } from './pictures/picture-names.ts'
export { removeVideo } from './remove-video.ts'
export { findKeptUntil, keepVideosOf } from './retention/kept-store.ts'
export { removeOldVideos } from './retention/remove-old-videos.job.ts'
export { findSmallestRungs } from './rung-store.ts'
export {
  insertVideo,
  moveVideo,
  setClip,
  setDuration,
  setPictures,
  setPosterProblem,
  setVideoSite,
} from './video-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const fileRoutes = [
  channelRoute(studioCalls.listFiles, keyOf, listFiles),
  channelRoute(studioCalls.removeFile, keyOf, removeFile),
  channelRoute(studioCalls.addCaptions, keyOf, addCaptions),
  channelRoute(studioCalls.removeCaptions, keyOf, removeCaptions),
]
