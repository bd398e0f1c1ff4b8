export { favoriteRoutes } from './favorite-routes.ts'
export { listFavoriteRows } from './favorite-store.ts'
