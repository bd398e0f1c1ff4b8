import type { orderStatuses } from '@grandstand/contract/constants'
import { screens } from '../front/screens.ts'

/** There is one for what was paid, also after the money went back; none for what failed. */
export function hasReceipt(status: (typeof orderStatuses)[number]): boolean {
  return status === 'paid' || status === 'refunded'
}

/** No two payments of a deployment have the same. */
export function receiptNumber(transactionId: number): string {
  return `R-${String(transactionId).padStart(6, '0')}`
}

export function receiptPath(transactionId: number): string {
  return screens['profile-receipt'].path.replace('$id', String(transactionId))
}
