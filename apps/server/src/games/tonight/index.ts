import { studioCalls } from '@grandstand/contract'
import { channelRoute, operatorRoute } from '../../call/studio-route.ts'
import { countWaiting } from './count-waiting.ts'
import { getTonight } from './get-tonight.ts'
import { listChannelStates } from './list-channel-states.ts'

export const tonightRoutes = [
  channelRoute(studioCalls.getTonight, params => params.channel, getTonight),
  operatorRoute(studioCalls.listChannelStates, listChannelStates),
  channelRoute(studioCalls.countWaiting, params => params.channel, countWaiting),
]
