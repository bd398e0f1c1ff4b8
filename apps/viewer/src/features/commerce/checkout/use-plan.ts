import { useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import type { Basket } from '../../../platform/basket.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { accessQuery } from '../../../platform/session/user-queries.ts'

/** What renews: how often, and how long it is free for this user first. */
export function usePlan(basket: Basket) {
  const { client } = useApp()
  const { packages: words } = useAccountWords()
  const { subscriptions } = useBootstrap()
  const { data: access } = useQuery(accessQuery(client))
  const plan =
    basket.type === 'subscription' ? subscriptions.find(({ id }) => id === Number(basket.id)) : undefined
  const hasTrial = basket.trial !== '0' && access?.trial_period_used === false
  return {
    offer: plan?.offer ?? null,
    period: plan ? words.payment[plan.offer] : '',
    trialDays: plan && hasTrial ? plan.trial_period : 0,
  }
}
