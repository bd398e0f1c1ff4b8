import { SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { type AuditFilter, auditQuery } from '../features/channel/audit/audit-query.ts'
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

export function AuditScreen({ filter }: { filter: AuditFilter }) {
  const { words, zone } = useI18n()
  const say = words.audit
  const operator = useOperator()
  const go = useGo()
  const log = useQuery(auditQuery(useClient(), filter, zone))
  const narrow = (change: Partial<AuditFilter>) =>
    go(auditHref({ ...filter, page: 1, ...change }), { replace: true })
  return (
    <>
      <ScreenHead title={say.title} text={say.text}>
        <div className="row-4 middle">
          <SearchField label={say.searchWho} value={filter.who} onSearch={who => narrow({ who })} />
          <label className={styles.day}>
            {say.day}
            <input type="date" value={filter.day} onChange={({ target }) => narrow({ day: target.value })} />
          </label>
          <label className={styles.switch}>
            <input
              className={styles.box}
              type="checkbox"
              checked={filter.changesOnly}
              onChange={({ target }) => narrow({ changesOnly: target.checked })}
            />
            {say.changesOnly}
          </label>
          {operator.channel === null && (
            <ChannelSelect
              value={filter.channel}
              allLabel={say.allChannels}
              onChange={channel => narrow({ channel })}
            />
          )}
        </div>
      </ScreenHead>
      <PagedList
        query={log}
        rows={8}
        hrefOf={page => auditHref({ ...filter, page })}
        empty={<StateMessage icon="list" title={say.empty} text={say.emptyText} />}
      >
        {items => <AuditTable entries={items} showsChannel={operator.channel === null} />}
      </PagedList>
    </>
  )
}
