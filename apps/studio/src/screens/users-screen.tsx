import { SearchField, Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ChannelSelect } from '../features/channel/channels/channel-select.tsx'
import { ChannelTabs } from '../features/channel/channels/channel-tabs.tsx'
import { useChannelName } from '../features/channel/channels/use-channel-name.ts'
import { UserTable } from '../features/operators/users/user-table.tsx'
import { usersQuery } from '../features/operators/users/users-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { usersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { PageLinks } from '../platform/page-links.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

export function UsersScreen({ channel, search, page }: { channel: string; search: string; page: number }) {
  const { words, fill, plural } = useI18n()
  const go = useGo()
  const users = useQuery(usersQuery(useClient(), { channel, search, page }))
  const list = users.data
  return (
    <>
      <ScreenHead title={words.users.title} text={useChannelName(channel)}>
        <div className={`${styles.tools} row-3`}>
          <ChannelSelect value={channel} onChange={chosen => go(usersHref(chosen, { search }))} />
          <SearchField
            label={words.users.search}
            value={search}
            onSearch={text => go(usersHref(channel, { search: text }), { replace: true })}
          />
        </div>
      </ScreenHead>
      <ChannelTabs channel={channel} current="users" />
      <p className="visually-hidden" role="status">
        {list && !users.isPlaceholderData && plural(words.users.found, list.total)}
      </p>
      {users.isPending && <Skeleton shape="row" count={6} />}
      {users.isError && <LoadProblem error={users.error} onRetry={() => void users.refetch()} />}
      {list && list.items.length > 0 && (
        <>
          <UserTable channel={channel} users={list.items} />
          <PageLinks list={list} hrefOf={next => usersHref(channel, { search, page: next })} />
        </>
      )}
      {list?.items.length === 0 && (
        <StateMessage
          icon={search === '' ? 'user' : 'search'}
          title={search === '' ? words.users.empty : words.users.none}
          text={search === '' ? words.users.emptyText : fill(words.users.noneText, { search })}
        />
      )}
    </>
  )
}
