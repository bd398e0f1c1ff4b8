import { SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChannelList } from '../features/channel/channels/channel-list.tsx'
import { channelsQuery } from '../features/channel/channels/channels-query.ts'
import { useClient } from '../platform/client-context.ts'
import { newChannelHref, restoreHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useOperator } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

export function ChannelsScreen() {
  const { words } = useI18n()
  const [search, setSearch] = useState('')
  const isOfServer = useOperator().channel === null
  const channels = useQuery(channelsQuery(useClient(), search))
  return (
    <>
      <ScreenHead title={words.channels.title} text={words.channels.text}>
        <div className={`${styles.tools} row-3`}>
          <SearchField label={words.channels.search} value={search} onSearch={setSearch} />
          <a className="button" href={newChannelHref}>
            {words.setup.create.title}
          </a>
        </div>
      </ScreenHead>
      <LoadState query={channels} rows={3} />
      {channels.data && channels.data.items.length > 0 && <ChannelList channels={channels.data.items} />}
      {channels.data?.items.length === 0 &&
        (search ? (
          <StateMessage icon="search" title={words.channels.none} text={words.channels.noneText} />
        ) : (
          <StateMessage icon="grid" title={words.setup.create.first} text={words.setup.create.text}>
            <a className="button button--primary" href={newChannelHref}>
              {words.setup.create.title}
            </a>
            {isOfServer && (
              <a className="button" href={restoreHref}>
                {words.server.restore.title}
              </a>
            )}
          </StateMessage>
        ))}
    </>
  )
}
