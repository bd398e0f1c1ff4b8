import { createMailbox } from './mailbox.ts'

/** A visitor wants to choose again whether they are counted. The question loads later than the button. */
export const consentRequests = createMailbox<null>(1)

export const requestConsent = (): void => consentRequests.put(null)
