import { calls } from '@grandstand/contract'
import { keyRoute, userRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { castPlayback } from './cast-playback.ts'
import { getLiveFrame } from './get-live-frame.ts'
import { listWatchPositions } from './list-watch-positions.ts'
import { renewPlayback } from './renew-playback.ts'
import { startClipPlayback } from './start-clip-playback.ts'
import { startFreePreview } from './start-free-preview.ts'
import { startPlayback } from './start-playback.ts'
import { startVodPlayback } from './start-vod-playback.ts'

export { addEmbeddedMedia, type OutsideMediaType } from './add-embedded-media.ts'
export { hashPlayerCookie, playerCookie } from './browser-mark.ts'
export { isCastDevice } from './cast-ticket.ts'
export { checkGate } from './check-gate.ts'
export { chooseClipSource } from './choose-clip-source.ts'
export { claimViewing } from './claim-viewing.ts'
export { countPlayers } from './count-players.ts'
export { createCastAddresses } from './create-cast-addresses.ts'
export { createCastMeter } from './create-cast-meter.ts'
export { createEndedPlaybacks } from './create-ended-playbacks.ts'
export { createKeptAddresses } from './create-kept-addresses.ts'
export { findWatchable } from './find-watchable.ts'
export { forgetPlaybacks } from './forget-playbacks.job.ts'
export { hasPicture } from './has-picture.ts'
export { listWatchPositions } from './list-watch-positions.ts'
export { openShownScores } from './open-shown-scores.ts'
export { keepPosition, lockUser } from './playback-store.ts'
export { listViewings } from './viewing-store.ts'
export { endClipPlayers } from './watched-clip-store.ts'

export const playbackRoutes = [
  keyRoute(calls.startPlayback, startPlayback),
  keyRoute(calls.startFreePreview, startFreePreview),
  keyRoute(calls.startVodPlayback, startVodPlayback),
  keyRoute(calls.startClipPlayback, startClipPlayback),
  keyRoute(calls.renewPlayback, renewPlayback),
  keyRoute(calls.castPlayback, castPlayback),
  keyRoute(calls.getLiveFrame, getLiveFrame),
  userRoute(calls.listWatchPositions, async (ctx, asked) => wholeList(await listWatchPositions(ctx, asked))),
]
