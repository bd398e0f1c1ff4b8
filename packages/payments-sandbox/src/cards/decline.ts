/** How a bank says no. */
export type Decline = { code: string; decline_code: string; message: string; advice_code: string }

function decline(code: string, declineCode: string, message: string, advice = 'try_again_later'): Decline {
  return { code, decline_code: declineCode, message, advice_code: advice }
}

export const declines = {
  generic: decline('card_declined', 'generic_decline', 'Your card was declined.'),
  insufficientFunds: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  lost: decline('card_declined', 'lost_card', 'Your card was declined.', 'do_not_try_again'),
  stolen: decline('card_declined', 'stolen_card', 'Your card was declined.', 'do_not_try_again'),
  fraudulent: decline('card_declined', 'fraudulent', 'Your card was declined.', 'do_not_try_again'),
  expired: decline('expired_card', 'expired_card', 'Your card has expired.', 'confirm_card_data'),
  incorrectCvc: decline(
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'confirm_card_data',
  ),
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
  authenticationRequired: decline(
    'authentication_required',
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ),
} satisfies { [name: string]: Decline }
