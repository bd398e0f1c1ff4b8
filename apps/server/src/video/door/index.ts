import { calls } from '@grandstand/contract'
import { publicRoute } from '../../call/route.ts'
import { askPlace } from './ask-place.ts'

export { countAtDoor } from './count-at-door.ts'
export { createDoor } from './create-door.ts'
export { forgetPlaces } from './forget-places.job.ts'

export const doorRoutes = [publicRoute(calls.askPlace, askPlace)]
