import { type Decline, declines } from './decline.ts'

export type TestCard = {
  number: string
  /** In place of a payment method's id. */
  token: string
  brand: string
  /** When its holder has to authenticate: never, until it was set up, or at each payment. */
  authentication: 'never' | 'until_set_up' | 'always'
  /** Its bank shows itself in no frame: with an address to come back to, the whole page goes there. */
  leadsAway?: true
  /** What charges come to. */
  decline?: Decline
  /** Attaching and setting up go well all the same. */
  declinesOnlyCharges?: true
  /** Its charges are disputed at once. */
  isDisputed?: true
}

export const testCards: TestCard[] = [
  card('4242424242424242', 'pm_card_visa'),
  card('5555555555554444', 'pm_card_mastercard', { brand: 'mastercard' }),
  card('378282246310005', 'pm_card_amex', { brand: 'amex' }),
  card('6011111111111117', 'pm_card_discover', { brand: 'discover' }),
  card('4000000000000002', 'pm_card_chargeDeclined', { decline: declines.generic }),
  card('4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', {
    decline: declines.insufficientFunds,
  }),
  card('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { decline: declines.expired }),
  card('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', { decline: declines.incorrectCvc }),
  card('4000000000009987', 'pm_card_chargeDeclinedLostCard', { decline: declines.lost }),
  card('4000000000000119', 'pm_card_chargeDeclinedProcessingError', { decline: declines.processing }),
  card('4000000000000341', 'pm_card_chargeCustomerFail', {
    decline: declines.generic,
    declinesOnlyCharges: true,
  }),
  card('4000002500003155', 'pm_card_authenticationRequiredOnSetup', {
    authentication: 'until_set_up',
    leadsAway: true,
  }),
  card('4000002760003184', 'pm_card_authenticationRequired', { authentication: 'always' }),
  card('4000000000000259', 'pm_card_createDispute', { isDisputed: true }),
]

function card(number: string, token: string, given: Partial<TestCard> = {}): TestCard {
  return { number, token, brand: 'visa', authentication: 'never', ...given }
}
