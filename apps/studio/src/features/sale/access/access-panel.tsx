import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { giveHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../../../platform/load-problem.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { AccessOrders } from './access-orders.tsx'
import styles from './access-panel.module.css'
import { accessQuery } from './access-query.ts'
import { AccessRules } from './access-rules.tsx'

interface AccessPanelProps {
  channel: string
  user: { id: number; name: string }
  event: string
}

/** Each rule with a tick or a cross. Checking again settles every payment again. */
export function AccessPanel({ channel, user, event }: AccessPanelProps) {
  const { words, language, fill } = useI18n()
  const say = words.sales.why
  const asked = { channel, id: String(user.id), event }
  const { data, error, isError, isFetching, refetch } = useQuery(accessQuery(useClient(), asked, language))
  if (!data) {
    if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />
    return (
      <Panel title={words.common.theGame} text={say.asking}>
        <Skeleton shape="row" count={5} />
      </Panel>
    )
  }
  const needsOrder = data.rules.some(({ rule, is_met }) => rule === 'order' && is_met === false)
  return (
    <Panel title={data.event.name}>
      <p className="strong pretty" role="status">
        {fill(data.can_watch ? say.open : say.shut, user)}
      </p>
      <AccessRules report={data} />
      {!data.is_settled && <p role="status">{say.away}</p>}
      <AccessOrders report={data} />
      <div className={`${styles.actions} row-3`}>
        <button
          className="button button--primary"
          type="button"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? say.checking : say.again}
        </button>
        {needsOrder && (
          <a className="button" href={giveHref(channel, user.id, { event })}>
            {say.give}
          </a>
        )}
      </div>
    </Panel>
  )
}
