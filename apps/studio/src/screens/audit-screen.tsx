import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { auditQuery } from '../features/channel/audit/audit-query.ts'
import { AuditTable } from '../features/channel/audit/audit-table.tsx'
import { ChannelSelect } from '../features/channel/channels/channel-select.tsx'
import { useClient } from '../platform/client-context.ts'
import { auditHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useOperator } from '../platform/operator.ts'
import { PageLinks } from '../platform/page-links.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './audit-screen.module.css'

interface AuditScreenProps {
  channel: string
  page: number
  changesOnly: boolean
}

export function AuditScreen({ channel, page, changesOnly }: AuditScreenProps) {
  const { words } = useI18n()
  const operator = useOperator()
  const go = useGo()
  const log = useQuery(auditQuery(useClient(), { channel, page, changesOnly }))
  const list = log.data
  return (
    <>
      <ScreenHead title={words.audit.title} text={words.audit.text}>
        <div className="row-4 middle">
          <label className={styles.switch}>
            <input
              className={styles.box}
              type="checkbox"
              checked={changesOnly}
              onChange={event => go(auditHref({ channel, changesOnly: event.target.checked }))}
            />
            {words.audit.changesOnly}
          </label>
          {operator.channel === null && (
            <ChannelSelect
              value={channel}
              allLabel={words.audit.allChannels}
              onChange={chosen => go(auditHref({ channel: chosen, changesOnly }))}
            />
          )}
        </div>
      </ScreenHead>
      {log.isPending && <Skeleton shape="row" count={8} />}
      {log.isError && <LoadProblem error={log.error} onRetry={() => void log.refetch()} />}
      {list && list.items.length > 0 && (
        <>
          <AuditTable entries={list.items} showsChannel={operator.channel === null} />
          <PageLinks list={list} hrefOf={next => auditHref({ channel, changesOnly, page: next })} />
        </>
      )}
      {list?.items.length === 0 && (
        <StateMessage icon="list" title={words.audit.empty} text={words.audit.emptyText} />
      )}
    </>
  )
}
