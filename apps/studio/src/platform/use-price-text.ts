import { useCallback } from 'react'
import { useI18n } from './i18n/use-i18n.ts'

interface Price {
  type: 'free' | 'register' | 'paid' | 'ppv'
  base_price: number
  service_fee: number
}

/** Who may watch a game, and what it costs where it does. */
export function usePriceText(currency: string) {
  const { words, fill, money } = useI18n()
  return useCallback(
    ({ type, base_price, service_fee }: Price): string => {
      const price = base_price + service_fee
      return price === 0
        ? words.games.types[type]
        : fill(words.games.priced, { type: words.games.shortTypes[type], price: money(price, currency) })
    },
    [words, fill, money, currency],
  )
}
