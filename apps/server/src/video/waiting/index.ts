import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { waitForPicture } from './wait-for-picture.ts'

export { countWaitingVisitors, openSince } from './count-waiting-visitors.ts'
export { forgetWaiting } from './forget-waiting.job.ts'
export { keepWaiting } from './waiting-store.ts'

export const waitingRoutes = [keyRoute(calls.waitForPicture, waitForPicture)]
