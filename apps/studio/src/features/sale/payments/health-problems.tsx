import type { PaymentsHealthReport } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { ordersHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './health-problems.module.css'

/** Which orders a problem is about, where a list shows them. */
const lists: Partial<Record<PaymentsHealthReport['problems'][number], string>> = {
  unsettled: 'open',
  disputed: 'disputed',
}

export function HealthProblems({ channel, health }: { channel: string; health: PaymentsHealthReport }) {
  const { words } = useI18n()
  const say = words.sales.payments
  return (
    <Panel title={say.attention}>
      {health.problems.length === 0 && (
        <p className={styles.line}>
          <Icon name="check" />
          {say.fine}
        </p>
      )}
      <ul className="stack-3 unless-empty">
        {health.problems.map(problem => (
          <li key={problem} className={`${styles.line} ${styles.problem}`}>
            <Icon name="alert" />
            <span>
              {say.problems[problem]}{' '}
              {lists[problem] && <a href={ordersHref(channel, { show: lists[problem] })}>{say.look}</a>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
