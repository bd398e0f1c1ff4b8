export { findCapabilities } from './find-capabilities.ts'
export { fingerprintOrders } from './fingerprint-orders.ts'
export { openOrders } from './open-orders.ts'
export { insertOrder } from './order-store.ts'
