import { useQuery } from '@tanstack/react-query'
import { PayoutsReport } from '../features/insight/reports/payouts-report.tsx'
import { AccountPanel } from '../features/sale/connect/account-panel.tsx'
import { WebhookPanel } from '../features/sale/connect/webhook-panel.tsx'
import { connectionQuery } from '../features/sale/money/connection-query.ts'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { ProviderNote } from '../features/sale/money/provider-note.tsx'
import { HealthFacts } from '../features/sale/payments/health-facts.tsx'
import { HealthProblems } from '../features/sale/payments/health-problems.tsx'
import { healthQuery } from '../features/sale/payments/health-query.ts'
import { useClient } from '../platform/client-context.ts'
import { DaysChoice } from '../platform/days/days-choice.tsx'
import { useDays } from '../platform/days/use-days.ts'
import { connectHref, paymentsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import styles from './screens.module.css'

interface PaymentsScreenProps {
  channel: string
  from: string
  to: string
  /** The payout that is open. */
  payout: string
}

/** What comes to the bank, from which account, and whether all is heard of. */
export function PaymentsScreen({ channel, payout, ...asked }: PaymentsScreenProps) {
  const { words, language } = useI18n()
  const client = useClient()
  const { from, to } = useDays(asked)
  const health = useQuery(healthQuery(client, channel))
  const connection = useQuery(connectionQuery(client, channel))
  const isOwn = connection.data?.source === 'studio' || connection.data?.source === 'platform'
  return (
    <>
      <MoneyHead channel={channel} current="payouts">
        <DaysChoice days={{ from, to }} hrefOf={days => paymentsHref(channel, days)} />
      </MoneyHead>
      <ProviderNote channel={channel} connection={connection.data} readAt={connection.dataUpdatedAt} />
      <div className="stack-6">
        <div className="stack-5">
          <PayoutsReport
            asked={{ channel, from, to, language }}
            open={payout}
            hrefOf={(id = '') => paymentsHref(channel, { ...asked, payout: id })}
          />
        </div>
        <div className={`${styles.halves} stack-6`}>
          <div className="stack-6">
            {connection.data && <AccountPanel channel={channel} connection={connection.data} />}
            {connection.data && !isOwn && (
              <div>
                <a className="button" href={connectHref(channel)}>
                  {words.money.connect.connect}
                </a>
              </div>
            )}
            {connection.data && isOwn && <WebhookPanel channel={channel} connection={connection.data} />}
          </div>
          <div className="stack-6">
            <LoadState query={health} rows={3} />
            {health.data && (
              <>
                <HealthProblems channel={channel} health={health.data} />
                <HealthFacts health={health.data} />
              </>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
