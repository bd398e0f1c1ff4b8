import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { getGeo, isGeoBlocked } from './get-geo.ts'

export { isGeoBlocked }
export const geoRoutes = [keyRoute(calls.getGeo, getGeo)]
