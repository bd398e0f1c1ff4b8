import type { User } from '@grandstand/contract'
import type { Basket } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { accessQuery } from '../../../platform/session/user-queries.ts'

/** What renews: how often, and how long it is free for this user first. */
export function usePlan(basket: Basket, user: User | null) {
  const { client } = useApp()
  const { packages: words } = useAccountWords()
  const { subscriptions } = useBootstrap()
  const { data: access } = useQuery(accessQuery(client))
  const plan =
    basket.type === 'subscription' ? subscriptions.find(({ id }) => id === Number(basket.id)) : undefined
  // A visitor has used none yet, so nobody needs to be asked.
  const isUnused = user === null || access?.trial_period_used === false
  const hasTrial = basket.trial !== '0' && isUnused
  return {
    offer: plan?.offer ?? null,
    period: plan ? words.payment[plan.offer] : '',
    trialDays: plan && hasTrial ? plan.trial_period : 0,
  }
}
