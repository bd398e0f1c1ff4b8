import { calls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { addFavorite } from './add-favorite.ts'
import { listFavorites } from './list-favorites.ts'
import { removeFavorite } from './remove-favorite.ts'

export const favoriteRoutes = [
  userRoute(calls.listFavorites, async (ctx, asked) => wholeList(await listFavorites(ctx, asked))),
  userRoute(calls.addFavorite, addFavorite),
  userRoute(calls.removeFavorite, removeFavorite),
]
