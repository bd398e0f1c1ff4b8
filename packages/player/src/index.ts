export type { Caption } from './core/choose-captions.ts'
export { chooseNotice, type Notice, type Signal } from './core/choose-notice.ts'
export { chooseRecovery, type Failure, type Recovery } from './core/choose-recovery.ts'
export {
  type EmbedCommand,
  type EmbedId,
  type EmbedReport,
  parseEmbedMessage,
  writeEmbedMessage,
} from './core/embed-message.ts'
export { formatClock } from './core/format-clock.ts'
export { behindLiveSeconds, clampSeek, isAtLiveEdge } from './core/live-edge.ts'
export type { Mark, PlacedMark } from './core/mark.ts'
export { movePlayer } from './core/move-player.ts'
export { openScaleSeconds } from './core/open-scale.ts'
export { initialState, type PlayerEvent, type PlayerState, type Problem } from './core/player-state.ts'
export { type Command, readKey } from './core/read-key.ts'
export { findThumbnail } from './core/storyboard.ts'
export type { PlayerMeter } from './engine/create-meter-feed.ts'
export { loadHls } from './engine/load-hls.ts'
export { type EarlyFiles, warmUp } from './engine/warm-up.ts'
export { CameraSwitch } from './react/camera-switch.tsx'
export { PlainPlayer } from './react/plain-player.tsx'
export { Player } from './react/player.tsx'
export type { PlayerWords } from './react/player-words.ts'
export type { PlayerSwitch } from './react/settings-menu.tsx'
export type { CastTarget } from './react/use-cast.ts'
export type { CastAction } from './react/use-cast-action.ts'
export type { MediaDescription } from './react/use-media-session.ts'
export type { PlayerSource } from './react/use-player.ts'
export { type StoryboardSource, type Thumbnails, useStoryboard } from './react/use-storyboard.ts'
export type { Moment, PlayerHandle } from './react/use-verbs.ts'
