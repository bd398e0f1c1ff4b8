import { calls } from '@grandstand/contract'
import { keyRoute } from '../../route.ts'
import { renewPlayback } from './renew-playback.ts'
import { startPlayback } from './start-playback.ts'

export { addEmbeddedMedia } from './add-embedded-media.ts'
export { checkGate } from './check-gate.ts'
export { createKeptAddresses } from './create-kept-addresses.ts'
export { forgetPlaybacks } from './forget-playbacks.job.ts'
export { lockUser } from './playback-store.ts'

export const playbackRoutes = [
  keyRoute(calls.startPlayback, startPlayback),
  keyRoute(calls.renewPlayback, renewPlayback),
]
