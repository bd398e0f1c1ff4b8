import { ApiError } from '@grandstand/api-client'
import { type Basket, basketHref } from '@grandstand/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { couponQuery, priceLinesQuery } from './price-queries.ts'
import { useAttempts } from './use-attempts.ts'

/** The price lines, with the promo code that was put in for this basket, now or before a reload. */
export function useCoupon(user_id: number | null, basket: Basket) {
  const { client } = useApp()
  const { language } = useI18n()
  const queryClient = useQueryClient()
  const attempts = useAttempts()
  const [typed, setTyped] = useState(() => attempts.findCoupon({ user_id, basket }))
  // A code that is not for what is chosen now may be for what was chosen before. Each is asked about once.
  const [refused, setRefused] = useState<readonly string[]>([])
  const nameOf = (code: string | null) => `${code} ${basketHref(basket)}`
  const asked = nameOf(typed)
  const isWrong = refused.includes(asked)
  const coupon = isWrong ? null : typed
  const priced = useQuery(priceLinesQuery(client, language, basket))
  const reduced = useQuery({ ...couponQuery(client, basket, coupon ?? ''), enabled: coupon !== null })
  const isRefused = reduced.error instanceof ApiError && reduced.error.code === 'wrong_promo_code'

  useEffect(() => {
    if (isRefused) setRefused(before => [...before, asked])
  }, [isRefused, asked])
  useEffect(() => attempts.keep({ user_id, basket, coupon }), [attempts, user_id, basket, coupon])

  return {
    priced: priced.data,
    lines: coupon === null ? priced.data : reduced.data,
    /** The price did not come; that a code is wrong is said at its field. */
    failed: [priced, reduced].find(({ error, isFetching }) => error !== null && !isFetching && !isRefused),
    coupon,
    isWrong,
    async apply(code: string): Promise<void> {
      await queryClient.fetchQuery(couponQuery(client, basket, code))
      setRefused(before => before.filter(name => name !== nameOf(code)))
      setTyped(code)
    },
    remove: () => setTyped(null),
  }
}
