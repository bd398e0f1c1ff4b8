import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { getGoLive } from './get-go-live.ts'

export const goLiveRoutes = [channelRoute(studioCalls.getGoLive, params => params.channel, getGoLive)]
