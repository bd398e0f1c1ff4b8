export { readBoard } from './read-board.ts'

import { calls, studioCalls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { getBoard } from './get-board.ts'
import { listBoardMoments } from './list-board-moments.ts'
import { listEventScores } from './list-event-scores.ts'
import { tapBoard } from './tap-board.ts'

const keyOf = (params: { channel: string }) => params.channel

/** For viewers. */
export const boardRoutes = [
  keyRoute(calls.listBoardMoments, listBoardMoments),
  keyRoute(calls.listEventScores, listEventScores),
]

export const studioBoardRoutes = [
  channelRoute(studioCalls.getBoard, keyOf, getBoard),
  channelRoute(studioCalls.tapBoard, keyOf, tapBoard),
]
