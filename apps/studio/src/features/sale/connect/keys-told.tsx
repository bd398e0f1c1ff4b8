import type { KeysReport } from '@grandstand/contract'
import type { KeyRight } from '@grandstand/contract/studio-constants'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { TestList } from './test-list.tsx'

/** The names that Stripe's page of keys shows. */
const rights: Record<KeyRight, string> = {
  customers: 'Customers',
  payment_intents: 'PaymentIntents',
  setup_intents: 'SetupIntents',
  charges: 'Charges and refunds',
  disputes: 'Disputes',
  subscriptions: 'Subscriptions',
  payouts: 'Payouts',
  webhook_endpoints: 'Webhook endpoints',
}

/** What the keys allow, as the provider said a moment ago. */
export function KeysTold({ report }: { report: KeysReport }) {
  const { words, fill } = useI18n()
  const say = words.money.connect
  const { problem, lacks, label, is_live, takes_cards, pays_out, makes_webhook } = report
  const list = lacks.map(right => rights[right]).join(', ')
  const lines = [
    {
      name: say.cards,
      note: is_live ? label : `${label} · ${words.money.testMode}`,
      isDone: takes_cards ?? true,
    },
    {
      name: say.payouts,
      note: pays_out === false ? say.payoutsOff : '',
      isDone: pays_out ?? !lacks.includes('payouts'),
    },
    { name: say.webhook, note: makes_webhook ? say.webhookByUs : say.webhookByHand, isDone: makes_webhook },
  ]
  return (
    <div role="status" className="stack-2">
      {problem !== null && <p className="problem small strong pretty">{say.problems[problem]}</p>}
      {lacks.length > 0 && <p className="small pretty">{fill(say.lacks, { list })}</p>}
      {problem === null && <TestList lines={lines} />}
    </div>
  )
}
