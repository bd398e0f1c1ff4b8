import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { changeGames } from './change-games.ts'
import { previewGameChanges } from './preview-game-changes.ts'

const keyOf = (params: { channel: string }) => params.channel

export const gameChangeRoutes = [
  channelRoute(studioCalls.previewGameChanges, keyOf, previewGameChanges),
  channelRoute(studioCalls.changeGames, keyOf, changeGames),
]
