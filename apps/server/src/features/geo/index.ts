import { calls } from '@grandstand/contract'
import { keyRoute } from '../../http/call/route.ts'
import { getGeo } from './get-geo.ts'

export { getGeo }
export const geoRoutes = [keyRoute(calls.getGeo, getGeo)]
