import { calls } from '@grandstand/contract'
import { publicRoute } from '../../call/route.ts'
import { getChannelBootstrapData } from './get-channel-bootstrap-data.ts'

export { getChannelBootstrapData }
export const bootstrapRoutes = [publicRoute(calls.getChannelBootstrapData, getChannelBootstrapData)]
