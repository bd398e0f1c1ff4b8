export { isTakenCodec } from './ffmpeg/codecs.ts'
export { type Ffmpeg, findFfmpeg } from './ffmpeg/find-ffmpeg.ts'
export type { FilePart } from './ffmpeg/parts-input.ts'
export { pushParts } from './ffmpeg/push-parts.ts'
export { FfmpegFailed, FfmpegTimeout } from './ffmpeg/run-ffmpeg.ts'
export { maxPixels } from './ffmpeg/start-ffmpeg.ts'
export type { FfmpegTally } from './ffmpeg/tally.ts'
export { joinParts } from './file/join-parts.ts'
export { loudnessStepSeconds, measureLoudness } from './file/measure-loudness.ts'
export { probeFile } from './file/probe-file.ts'
export type { AudioFacts, FileFacts, VideoFacts } from './file/read-probe.ts'
export { type RecordOptions, recordRung } from './file/record-rung.ts'
export type { RungPlan } from './file/rung-plan.ts'
export { NotConforming, type RungFacts, TooLong } from './file/rung-watch.ts'
export type { FramingPoint, VerticalFraming } from './file/vertical-filter.ts'
export { writeCut } from './file/write-cut.ts'
export { ChangingRecording, writeDownload } from './file/write-download.ts'
export { writeFilm } from './file/write-film.ts'
export { writeFrame } from './file/write-frame.ts'
export { writePoster } from './file/write-poster.ts'
export { writePreview } from './file/write-preview.ts'
export { writeStill } from './file/write-still.ts'
export { writeStoryboard } from './file/write-storyboard.ts'
export { writeVertical } from './file/write-vertical.ts'
export { writeWhole } from './file/write-whole.ts'
export type { LadderRung } from './ladder/ladder-rung.ts'
export { type Ladder, type SourceFacts, startLadder } from './ladder/start-ladder.ts'
export { bringJournal } from './live/bring-journal.ts'
export { coverLost } from './live/cover-lost.ts'
export type { Dating } from './live/dating.ts'
export { type Break, findBreaks } from './live/find-breaks.ts'
export { findDate } from './live/find-date.ts'
export { journalFile } from './live/journal.ts'
export { type JournalLines, listFiles, readJournalLines } from './live/journal-lines.ts'
export {
  type LiveRun,
  type LiveTap,
  startLiveRun,
  UnsupportedCodec,
  UnsupportedStream,
} from './live/live-run.ts'
export type { PlaylistOptions } from './live/media-playlist.ts'
export { multivariantPlaylist, type Rung } from './live/multivariant-playlist.ts'
export { openRecording, type RecordingWriter } from './live/open-recording.ts'
export { pinStretch, SegmentMissing } from './live/pin-stretch.ts'
export { positionOfDate } from './live/position-of-date.ts'
export {
  coverScope,
  isInScope,
  type MediaScope,
  openEndMs,
  rangedPlaylist,
  reorderSeconds,
} from './live/ranged-playlist.ts'
export { readNamed } from './live/read-named.ts'
export { type RecordingReader, readRecording } from './live/read-recording.ts'
export { endOf, type Recording } from './live/recording.ts'
export type { FilesOptions } from './live/recording-files.ts'
export { crewRung, isCrewRung, isRungName, sourceRung } from './live/rung.ts'
export { isKeptMedia, isUnfinished, readMediaName, type Segment, segmentFile } from './live/segment.ts'
export { type RunTarget, type SwitchedRun, startSwitchedRun } from './live/switched-run.ts'
export { isCutOff } from './mp4/is-cut-off.ts'
export type { CameraFeed, CameraRequest } from './rtmp/camera-feed.ts'
export { createRtmpServer, type RtmpServer } from './rtmp/rtmp-server.ts'
export { type Look, lookAt } from './signal/look-at.ts'
export { createSignalMeter, type Signal, type SignalMeter } from './signal/signal-meter.ts'
export { listenSrt, type SrtListener } from './srt/listen-srt.ts'
