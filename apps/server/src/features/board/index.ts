import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../http/call/studio-route.ts'
import { getBoard } from './get-board.ts'
import { tapBoard } from './tap-board.ts'

const keyOf = (params: { channel: string }) => params.channel

export const boardRoutes = [
  channelRoute(studioCalls.getBoard, keyOf, getBoard),
  channelRoute(studioCalls.tapBoard, keyOf, tapBoard),
]
