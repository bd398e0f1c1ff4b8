import type { PaymentConnection } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { TestList } from './test-list.tsx'

/** What the connected account can do, as the provider said a moment ago. What the provider does not say is left out. */
export function WhatWorks({ connection }: { connection: PaymentConnection }) {
  const { words } = useI18n()
  const say = words.money.connect
  const { label, is_live, takes_cards, pays_out, webhook } = connection
  const lines = [
    { name: say.cards, note: is_live ? label : `${label} · ${words.money.testMode}`, isDone: takes_cards },
    { name: say.payouts, note: pays_out === false ? say.payoutsOff : say.payoutsOn, isDone: pays_out },
    {
      name: say.webhook,
      note: webhook.state === 'missing' ? say.webhookByUs : words.money.webhook.states[webhook.state],
      isDone: webhook.state !== 'missing',
    },
  ].filter(({ isDone }) => isDone !== null)
  return (
    <section className="stack-3" aria-label={say.works}>
      <h2 className="title-3">{say.works}</h2>
      <TestList lines={lines} />
    </section>
  )
}
