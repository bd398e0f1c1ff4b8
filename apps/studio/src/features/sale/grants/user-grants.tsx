import type { StudioUserDetail } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { giveHref, grantsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { EndGrant } from './end-grant.tsx'
import { GrantEnd } from './grant-end.tsx'
import { grantsQuery } from './grants-query.ts'
import styles from './user-grants.module.css'

/** What one user was given. */
export function UserGrants({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const { words, language, plural } = useI18n()
  const say = words.sales.grants
  const grants = useQuery(grantsQuery(useClient(), { channel, language, userId: user.id }))
  const { items = [], total = 0 } = grants.data ?? {}
  const more = total - items.length
  return (
    <Panel title={words.sales.tabs.grants} text={grants.data && total === 0 ? say.noneOfUser : ''}>
      <LoadState query={grants} rows={2} />
      {items.length > 0 && (
        <ul className={styles.grants}>
          {items.map(grant => (
            <li key={grant.id} className={`${styles.grant} row-3 middle`}>
              <div>
                <strong>{grant.name}</strong>
                <p className="quiet small">{grant.note}</p>
                <GrantEnd grant={grant} />
              </div>
              {!grant.is_over && <EndGrant channel={channel} grant={grant} />}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <a href={grantsHref(channel, { search: user.email })}>{plural(say.more, more)}</a>}
      <div>
        <a className="button" href={giveHref(channel, user.id)}>
          {words.sales.give.action}
        </a>
      </div>
    </Panel>
  )
}
