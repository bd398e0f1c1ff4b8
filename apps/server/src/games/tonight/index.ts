import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { countWaiting } from './count-waiting.ts'
import { getTonight } from './get-tonight.ts'

export const tonightRoutes = [
  channelRoute(studioCalls.getTonight, params => params.channel, getTonight),
  channelRoute(studioCalls.countWaiting, params => params.channel, countWaiting),
]
