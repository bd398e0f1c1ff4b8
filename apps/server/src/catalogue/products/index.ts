export { listPackages } from './list-packages.ts'
export { listSubscriptions } from './list-subscriptions.ts'
export { productRoutes, studioProductRoutes } from './product-routes.ts'
