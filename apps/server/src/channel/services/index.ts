import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { connectService } from './connect-service.ts'
import { disconnectService } from './disconnect-service.ts'
import { getServices } from './get-services.ts'

export { redirectUrlOf } from './redirect-url-of.ts'

const keyOf = (params: { channel: string }) => params.channel

export const serviceRoutes = [
  channelRoute(studioCalls.getServices, keyOf, getServices),
  channelRoute(studioCalls.connectService, keyOf, connectService),
  channelRoute(studioCalls.disconnectService, keyOf, disconnectService),
]
