import { ApiError } from '../api/api-error.ts'
import type { Params } from '../api/params.ts'
import { needText, needWhole } from '../api/read-params.ts'
import { declines } from './decline.ts'
import { type TestCard, testCards } from './test-cards.ts'

export type ReadCard = { testCard: TestCard; exp_month: number; exp_year: number }

/** A card as it was typed in: refused for what anybody can see, or because it is no test card. */
export function readCard(card: Params, now: number): ReadCard {
  const number = needText(card, 'number').replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  const testCard = testCards.find(one => one.number === number)
  if (!testCard) throw new ApiError(402, { type: 'card_error', ...declines.realCard })
  const expiry = readExpiry(card, now)
  if (!/^\d{3,4}$/.test(needText(card, 'cvc')))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return { testCard, ...expiry }
}

function readExpiry(card: Params, now: number): { exp_month: number; exp_year: number } {
  const month = needWhole(card, 'exp_month')
  const given = needWhole(card, 'exp_year')
  const year = given < 100 ? 2000 + given : given
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  // A card is good to the end of its month.
  if (Date.UTC(year, month) <= now * 1000)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  return { exp_month: month, exp_year: year }
}

function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param })
}
