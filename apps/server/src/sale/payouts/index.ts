export { keepPayoutsJob } from './keep-payouts.job.ts'
export { keepPayout } from './keep-payouts.ts'
export { listPayouts, sumPayouts } from './payout-store.ts'
