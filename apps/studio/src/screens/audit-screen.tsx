import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { auditQuery } from '../features/channel/audit/audit-query.ts'
import { AuditTable } from '../features/channel/audit/audit-table.tsx'
import { ChannelSelect } from '../features/channel/channels/channel-select.tsx'
import { useClient } from '../platform/client-context.ts'
import { auditHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useOperator } from '../platform/operator.ts'
import { PagedList } from '../platform/paged-list.tsx'
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
      <PagedList
        query={log}
        rows={8}
        hrefOf={next => auditHref({ channel, changesOnly, page: next })}
        empty={<StateMessage icon="list" title={words.audit.empty} text={words.audit.emptyText} />}
      >
        {items => <AuditTable entries={items} showsChannel={operator.channel === null} />}
      </PagedList>
    </>
  )
}
