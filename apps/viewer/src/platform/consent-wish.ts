import { createMailbox } from './mailbox.ts'

/** Somebody wants to say anew whether they are counted. Who asks them is loaded later than what they press. */
export const consentWishes = createMailbox<null>(1)

export const wishConsent = (): void => consentWishes.put(null)
