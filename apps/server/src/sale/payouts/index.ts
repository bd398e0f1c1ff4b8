export { keepPayoutsJob } from './keep-payouts.job.ts'
export { keepPayout } from './keep-payouts.ts'
export { findPayout, listPayoutLines } from './payout-line-store.ts'
export { findNextPayout, listPayouts, sumPayouts } from './payout-store.ts'
