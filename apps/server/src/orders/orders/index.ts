export { addOrder, getScope, type NewOrder } from './add-order.ts'
export { describeOrder, describeOrders } from './describe-orders.ts'
export { findCapabilities } from './find-capabilities.ts'
export { fingerprintOrders } from './fingerprint-orders.ts'
export { heldGrant } from './held-grant-store.ts'
export { findHeldMark } from './held-mark-store.ts'
export { listAskedOrders } from './list-asked-orders.ts'
export { listOrders } from './list-orders.ts'
export { moveOrder } from './move-order.ts'
export { openOrders } from './open-orders.ts'
export {
  findAttempt,
  findChannelOfOrder,
  findOrder,
  findOrderOfPayment,
  isPastDue,
  listTransactionRows,
  type OrderChange,
  orderState,
  readAutoRenewal,
  type StoredOrder,
  type StoredTransaction,
} from './order-row-store.ts'
export { findPolledOrder } from './polled-order-store.ts'
export { readHeldOrder } from './read-held-order.ts'
export { readProduct } from './read-product.ts'
export { listSports } from './sold-product-store.ts'
