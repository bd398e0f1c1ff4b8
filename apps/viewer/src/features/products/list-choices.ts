import type { OfferOption } from '@grandstand/contract'
import { type Basket, basketHref } from '@grandstand/rules'
import { optionBasket } from './option-basket.ts'

export interface Choice {
  option: OfferOption
  basket: Basket
}

/**
 * This game, and the cheapest pass that covers it. A plan is not among them: it renews, so its card is taken another way and
 * what is typed would be lost. Empty: there is nothing to choose between, or something else is in the basket.
 */
export function listChoices(options: readonly OfferOption[], eventId: number, chosen: Basket): Choice[] {
  const sold = options.filter(({ is_for_sale, type }) => is_for_sale && type !== 'subscription')
  const game = sold.find(({ kind }) => kind === 'game')
  const pass = sold.find(({ kind }) => kind === 'pass') ?? sold.find(({ kind }) => kind === 'everything')
  if (!game || !pass) return []
  const choices = [game, pass].map(option => ({ option, basket: optionBasket(option, eventId) }))
  const href = basketHref(chosen)
  return choices.some(({ basket }) => basketHref(basket) === href) ? choices : []
}
