import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { getGoLive } from './get-go-live.ts'
import { getRoom } from './get-room.ts'

export const goLiveRoutes = [
  channelRoute(studioCalls.getGoLive, params => params.channel, getGoLive),
  channelRoute(studioCalls.getRoom, params => params.channel, getRoom),
]
