import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { GrantLinks } from '../features/sale/grants/grant-links.tsx'
import { GrantTable } from '../features/sale/grants/grant-table.tsx'
import { grantsQuery } from '../features/sale/grants/grants-query.ts'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { useClient } from '../platform/client-context.ts'
import { giveManyHref, grantsHref, usersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { May } from '../platform/may.tsx'
import { PagedList } from '../platform/paged-list.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

export function GrantsScreen({ channel, search, page }: { channel: string; search: string; page: number }) {
  const { words, language, fill } = useI18n()
  const say = words.sales.grants
  const go = useGo()
  const grants = useQuery(grantsQuery(useClient(), { channel, language, search, page }))
  return (
    <>
      <MoneyHead channel={channel} current="grants">
        <div className={`${styles.tools} row-3`}>
          <SearchField
            label={words.common.searchPeople}
            value={search}
            onSearch={text => go(grantsHref(channel, { search: text }), { replace: true })}
          />
          <May call={studioWireCalls.giveGrants}>
            <a className="button" href={giveManyHref(channel)}>
              {words.money.many.action}
            </a>
          </May>
        </div>
      </MoneyHead>
      <PagedList
        query={grants}
        found={say.found}
        hrefOf={next => grantsHref(channel, { search, page: next })}
        empty={
          <StateMessage
            icon={search === '' ? 'heart' : 'search'}
            title={search === '' ? say.empty : say.none}
            text={search === '' ? say.emptyText : fill(say.noneText, { search })}
          >
            <a className="button button--primary" href={usersHref(channel)}>
              {say.toUsers}
            </a>
          </StateMessage>
        }
      >
        {items => <GrantTable channel={channel} grants={items} />}
      </PagedList>
      {search === '' && <GrantLinks channel={channel} />}
    </>
  )
}
