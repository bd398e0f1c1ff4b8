import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addGame } from './add-game.ts'
import { changeGame } from './change-game.ts'
import { getGame } from './get-game.ts'
import { getGameChoices } from './get-game-choices.ts'
import { releaseGame } from './release-game.ts'

const keyOf = (params: { channel: string }) => params.channel

export const gameRoutes = [
  channelRoute(studioCalls.getGameChoices, keyOf, getGameChoices),
  channelRoute(studioCalls.getGame, keyOf, getGame),
  channelRoute(studioCalls.addGame, keyOf, addGame),
  channelRoute(studioCalls.changeGame, keyOf, changeGame),
  channelRoute(studioCalls.releaseGame, keyOf, releaseGame),
]
export { describeTerms, hashTerms, listChangedParts } from './describe-terms.ts'
export { findClashes } from './find-clashes.ts'
export {
  type GameRow,
  listGames,
  listGamesBetween,
  listHolders,
  lockGames,
  lockSeason,
  setByHand,
} from './game-store.ts'
export { planGame } from './plan-game.ts'
