import { type Decline, declines } from './decline.ts'

export type TestCard = {
  number: string
  /** `pm_card_…` for use in place of a payment method's id, and `tok_…` in place of a number. */
  tokens: string[]
  brand: string
  country: string
  funding: string
  /** When its holder has to authenticate: never, until it was set up, or at each payment. */
  authentication: 'never' | 'until_set_up' | 'always'
  /** The authentication itself never succeeds. */
  authenticationFails?: true
  /** What charges come to. */
  decline?: Decline
  /** Attaching and setting up go well all the same. */
  declinesOnlyCharges?: true
  disputeReason?: string
}

type Given = Pick<TestCard, 'number' | 'tokens'> & Partial<TestCard>

export const testCards: TestCard[] = [
  card({ number: '4242424242424242', tokens: ['pm_card_visa', 'pm_card_us', 'tok_visa'] }),
  card({ number: '4000056655665556', tokens: ['pm_card_visa_debit'], funding: 'debit' }),
  card({ number: '5555555555554444', tokens: ['pm_card_mastercard', 'tok_mastercard'], brand: 'mastercard' }),
  card({
    number: '5200828282828210',
    tokens: ['pm_card_mastercard_debit'],
    brand: 'mastercard',
    funding: 'debit',
  }),
  card({ number: '378282246310005', tokens: ['pm_card_amex', 'tok_amex'], brand: 'amex' }),
  card({ number: '6011111111111117', tokens: ['pm_card_discover'], brand: 'discover' }),
  card({ number: '4000001240000000', tokens: ['pm_card_ca'], country: 'CA' }),
  card({ number: '4000002500000003', tokens: ['pm_card_fr'], country: 'FR' }),
  card({ number: '4000001000000000', tokens: ['pm_card_bg'], country: 'BG' }),
  card({
    number: '4000000000000002',
    tokens: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined', 'tok_chargeDeclined'],
    decline: declines.generic,
  }),
  card({
    number: '4000000000009995',
    tokens: ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    decline: declines.insufficientFunds,
  }),
  card({
    number: '4000000000009987',
    tokens: ['pm_card_visa_chargeDeclinedLostCard', 'pm_card_chargeDeclinedLostCard'],
    decline: declines.lost,
  }),
  card({
    number: '4000000000009979',
    tokens: ['pm_card_visa_chargeDeclinedStolenCard', 'pm_card_chargeDeclinedStolenCard'],
    decline: declines.stolen,
  }),
  card({
    number: '4100000000000019',
    tokens: ['pm_card_radarBlock', 'pm_card_chargeDeclinedFraudulent'],
    decline: declines.fraudulent,
  }),
  card({
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    decline: declines.expired,
  }),
  card({
    number: '4000000000000127',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc'],
    decline: declines.incorrectCvc,
  }),
  card({
    number: '4000000000000119',
    tokens: ['pm_card_chargeDeclinedProcessingError'],
    decline: declines.processing,
  }),
  card({
    number: '4000000000000341',
    tokens: ['pm_card_chargeCustomerFail', 'tok_chargeCustomerFail'],
    decline: declines.generic,
    declinesOnlyCharges: true,
  }),
  card({
    number: '4000002500003155',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    authentication: 'until_set_up',
  }),
  card({
    number: '4000003800000446',
    tokens: ['pm_card_authenticationRequiredSetupForOffSession'],
    authentication: 'until_set_up',
  }),
  card({
    number: '4000002760003184',
    tokens: ['pm_card_authenticationRequired'],
    authentication: 'always',
  }),
  card({
    number: '4000000000003220',
    tokens: ['pm_card_threeDSecure2Required'],
    authentication: 'always',
  }),
  card({
    number: '4000008260003178',
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    authentication: 'always',
    decline: declines.insufficientFunds,
    declinesOnlyCharges: true,
  }),
  card({
    number: '4000008400001629',
    tokens: ['pm_card_threeDSecureRequiredChargeDeclined'],
    authentication: 'always',
    decline: declines.generic,
    declinesOnlyCharges: true,
  }),
  card({
    number: '4000008400001280',
    tokens: ['pm_card_threeDSecureRequiredProcessingError'],
    authentication: 'always',
    authenticationFails: true,
  }),
  card({ number: '4000000000003055', tokens: ['pm_card_threeDSecureOptional'] }),
  card({
    number: '4000000000000259',
    tokens: ['pm_card_createDispute', 'tok_createDispute'],
    disputeReason: 'fraudulent',
  }),
  card({
    number: '4000000000002685',
    tokens: ['pm_card_createDisputeProductNotReceived'],
    disputeReason: 'product_not_received',
  }),
]

function card(given: Given): TestCard {
  return { brand: 'visa', country: 'US', funding: 'credit', authentication: 'never', ...given }
}

export function findTestCard(numberOrToken: string): TestCard | undefined {
  return testCards.find(({ number, tokens }) => number === numberOrToken || tokens.includes(numberOrToken))
}
