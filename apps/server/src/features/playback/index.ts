import { calls } from '@grandstand/contract'
import { wholeList } from '../../lists.ts'
import { keyRoute, userRoute } from '../../route.ts'
import { listWatchPositions } from './list-watch-positions.ts'
import { renewPlayback } from './renew-playback.ts'
import { startPlayback } from './start-playback.ts'

export { addEmbeddedMedia, type OutsideMediaType } from './add-embedded-media.ts'
export { checkGate } from './check-gate.ts'
export { createKeptAddresses } from './create-kept-addresses.ts'
export { forgetPlaybacks } from './forget-playbacks.job.ts'
export { keepPosition, lockUser } from './playback-store.ts'

export const playbackRoutes = [
  keyRoute(calls.startPlayback, startPlayback),
  keyRoute(calls.renewPlayback, renewPlayback),
  userRoute(calls.listWatchPositions, async (ctx, asked) => wholeList(await listWatchPositions(ctx, asked))),
]
