import { SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useChannelName } from '../features/channel/channels/use-channel-name.ts'
import { UserTable } from '../features/operators/users/user-table.tsx'
import { usersQuery } from '../features/operators/users/users-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { usersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { PagedList } from '../platform/paged-list.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

export function UsersScreen({ channel, search, page }: { channel: string; search: string; page: number }) {
  const { words, fill } = useI18n()
  const go = useGo()
  const users = useQuery(usersQuery(useClient(), { channel, search, page }))
  return (
    <>
      <ScreenHead title={words.nav.users} text={useChannelName(channel)}>
        <div className={`${styles.tools} row-3`}>
          <SearchField
            label={words.common.searchPeople}
            value={search}
            onSearch={text => go(usersHref(channel, { search: text }), { replace: true })}
          />
        </div>
      </ScreenHead>
      <PagedList
        query={users}
        found={words.users.found}
        hrefOf={next => usersHref(channel, { search, page: next })}
        empty={
          <StateMessage
            icon={search === '' ? 'user' : 'search'}
            title={search === '' ? words.users.empty : words.users.none}
            text={search === '' ? words.users.emptyText : fill(words.users.noneText, { search })}
          />
        }
      >
        {items => <UserTable channel={channel} users={items} />}
      </PagedList>
    </>
  )
}
