import { useQuery } from '@tanstack/react-query'
import { HealthFacts } from '../features/sale/payments/health-facts.tsx'
import { HealthProblems } from '../features/sale/payments/health-problems.tsx'
import { healthQuery } from '../features/sale/payments/health-query.ts'
import { SalesTabs } from '../features/sale/sales/sales-tabs.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

/** Whether money comes in, and is heard of. */
export function PaymentsScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const say = words.sales.payments
  const health = useQuery(healthQuery(useClient(), channel))
  return (
    <>
      <ScreenHead title={words.common.payments} text={say.text} />
      <SalesTabs channel={channel} current="payments" />
      <LoadState query={health} />
      {health.data && (
        <div className={`${styles.columns} stack-5`}>
          <HealthProblems channel={channel} health={health.data} />
          <HealthFacts health={health.data} />
        </div>
      )}
    </>
  )
}
