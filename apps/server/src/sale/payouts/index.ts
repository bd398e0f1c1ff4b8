export { keepPayoutsJob } from './keep-payouts.job.ts'
export { keepPayout } from './keep-payouts.ts'
export { findNextPayout, listPayouts, sumPayouts } from './payout-store.ts'
