export { forgetSocialCodes } from './forget-social-codes.job.ts'
export { socialRoutes } from './social-routes.ts'
