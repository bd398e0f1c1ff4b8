import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addGamePicture } from './add-game-picture.ts'

export const gamePictureRoutes = [
  channelRoute(studioCalls.addGamePicture, params => params.channel, addGamePicture),
]
