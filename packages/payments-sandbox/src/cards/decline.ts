/** How a bank says no. */
export type Decline = { code: string; decline_code: string; message: string }

export const declines = {
  generic: decline('card_declined', 'generic_decline', 'Your card was declined.'),
  insufficientFunds: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  expired: decline('expired_card', 'expired_card', 'Your card has expired.'),
  incorrectCvc: decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  lost: decline('card_declined', 'lost_card', 'Your card was declined.'),
  processing: decline(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  realCard: decline(
    'card_declined',
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
}

function decline(code: string, decline_code: string, message: string): Decline {
  return { code, decline_code, message }
}
