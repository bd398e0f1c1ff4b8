/** Every table belongs to a channel and goes with it, but those of the deployment itself. States are text with a CHECK: enum types cannot change inside a migration's transaction. */

export * from './tables/channel.ts'
export * from './tables/downloads.ts'
export * from './tables/events.ts'
export * from './tables/limits.ts'
export * from './tables/media.ts'
export * from './tables/operators.ts'
export * from './tables/orders.ts'
export * from './tables/products.ts'
export * from './tables/roster.ts'
export * from './tables/slides.ts'
export * from './tables/users.ts'
export * from './tables/vod.ts'
