import type { WebhookDelivery } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State } from '../../../platform/state.tsx'

const tones = { waiting: 'off', delivered: 'good', failed: 'bad' } as const

/** A delivery that failed and is tried again still waits, and says so in amber. */
export function DeliveryState({ state, tries }: Pick<WebhookDelivery, 'state' | 'tries'>) {
  const { words } = useI18n()
  const isTriedAgain = state === 'waiting' && tries > 0
  return <State tone={isTriedAgain ? 'warn' : tones[state]} text={words.developers.webhooks.states[state]} />
}
