import type { Call } from '../api/call.ts'

/** A customer on a test clock lives in its time. */
export function atCustomerTime(call: Call, customerId: string): Call {
  const clockId = call.tx.find('customer', customerId)?.test_clock
  const clock = clockId ? call.tx.find('test_clock', clockId) : undefined
  return clock ? { ...call, now: clock.frozen_time } : call
}
