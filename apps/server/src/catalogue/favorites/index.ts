export { addFavorite } from './add-favorite.ts'
export { favoriteRoutes } from './favorite-routes.ts'
export { listFavoriteRows } from './favorite-store.ts'
