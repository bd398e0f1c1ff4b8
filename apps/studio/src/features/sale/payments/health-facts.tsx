import type { PaymentsHealthReport } from '@grandstand/contract'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

export function HealthFacts({ health }: { health: PaymentsHealthReport }) {
  const { words, number, dateTime } = useI18n()
  const say = words.sales.payments
  const at = (time: string | null) => (time === null ? words.common.never : dateTime(time))
  return (
    <Panel title={say.checks}>
      <FactList
        facts={[
          [say.lastWebhook, at(health.last_webhook_at)],
          [say.lastPayment, at(health.last_payment_at)],
          [say.unsettled, number(health.unsettled)],
          [say.disputed, number(health.disputed)],
          [say.waiting, number(health.waiting_refunds)],
          [say.givenUp, number(health.given_up_refunds)],
        ]}
      />
    </Panel>
  )
}
