export { eventRoutes } from './event-routes.ts'
export { listEventCategories } from './list-event-categories.ts'
export { listEventLocations } from './list-event-locations.ts'
