export { fingerprintOrders } from './fingerprint-orders.ts'
export { openOrders } from './open-orders.ts'
