export { addOrder } from './add-order.ts'
export { findCapabilities } from './find-capabilities.ts'
export { fingerprintOrders } from './fingerprint-orders.ts'
export { openOrders } from './open-orders.ts'
