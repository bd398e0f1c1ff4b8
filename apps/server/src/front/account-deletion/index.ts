import { calls } from '@grandstand/contract'
import { publicRoute } from '../../call/route.ts'
import { confirmAccountDeletion } from './confirm-account-deletion.ts'

export { forgetUnpaidAccounts } from './forget-unpaid-accounts.job.ts'
export const accountDeletionRoutes = [publicRoute(calls.confirmAccountDeletion, confirmAccountDeletion)]
