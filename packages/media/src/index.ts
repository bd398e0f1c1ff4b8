export { type LiveRun, startLiveRun, UnsupportedStream } from './live/live-run.ts'
export type { PlaylistOptions } from './live/media-playlist.ts'
export { openRecording, type Recording } from './live/recording.ts'
export { initFile, partName, segmentFile } from './live/segment.ts'
export {
  createRtmpServer,
  type Publisher,
  type PublishRequest,
  type RtmpServer,
} from './rtmp/rtmp-server.ts'
