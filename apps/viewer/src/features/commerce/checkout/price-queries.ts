import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { type Basket, pricedBy } from '@grandstand/rules'
import { queryOptions } from '@tanstack/react-query'

/** The price and what the user holds may change, so each visit asks again. */
export function priceLinesQuery(client: ApiClient, language: string, basket: Basket) {
  const query = pricedBy(basket)
  return queryOptions({
    queryKey: ['checkout', 'lines', language, query],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getPriceLines, { query: { ...query, language } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** A code may be tried a few times in an hour, so one that was right is not asked about again. */
export function couponQuery(client: ApiClient, basket: Basket, coupon: string) {
  const query = { coupon, ...pricedBy(basket) }
  return queryOptions({
    queryKey: ['checkout', 'coupon', query],
    queryFn: ({ signal }) => client.send(wireCalls.applyCoupon, { query }, { signal }),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })
}
