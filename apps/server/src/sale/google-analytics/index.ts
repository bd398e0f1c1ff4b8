import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { forgetGoogleVisitor } from './forget-google-visitor.ts'
import { sendGoogleEvent } from './send-google-event.ts'

export { findGoogleTag, findGoogleVisitor } from './find-google-visitor.ts'
export { forgetGoogleVisitorsBefore } from './google-visitor-store.ts'
export { keepGoogleVisitor } from './keep-google-visitor.ts'
export { queueGoogleSales } from './queue-google-sales.ts'
export { tellGoogle } from './tell-google.job.ts'

export const googleRoutes = [
  keyRoute(calls.forgetGoogleVisitor, forgetGoogleVisitor),
  keyRoute(calls.sendGoogleEvent, sendGoogleEvent),
]
