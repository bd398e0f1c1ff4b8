import { calls } from '@grandstand/contract'
import { wholeList } from '../../lists.ts'
import { userRoute } from '../../route.ts'
import { addFavorite } from './add-favorite.ts'
import { listFavorites } from './list-favorites.ts'
import { removeFavorite } from './remove-favorite.ts'

export const favoriteRoutes = [
  userRoute(calls.listFavorites, async (ctx, asked) => wholeList(await listFavorites(ctx, asked))),
  userRoute(calls.addFavorite, addFavorite),
  userRoute(calls.removeFavorite, removeFavorite),
]
