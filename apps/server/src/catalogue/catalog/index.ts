export { catalogRoutes, studioCatalogRoutes } from './catalog-routes.ts'
export { listPackages } from './list-packages.ts'
export { listSubscriptions } from './list-subscriptions.ts'
