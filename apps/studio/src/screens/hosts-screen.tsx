import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddHost } from '../features/channel/hosts/add-host.tsx'
import { HostTable } from '../features/channel/hosts/host-table.tsx'
import { hostsQuery } from '../features/channel/hosts/hosts-query.ts'
import { useClient } from '../platform/client-context.ts'
import { settingsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useOperator } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'

/** The names under which a channel is found: seen by its owners, changed by those of the whole server. */
export function HostsScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const say = words.server.hosts
  const hosts = useQuery(hostsQuery(useClient(), channel))
  const isOfServer = useOperator().channel === null
  // It is asked for at once: what is to be done next depends on it.
  const [added, setAdded] = useState('')
  const mayChange = isOfServer && hosts.data?.is_locked === false
  const whose = hosts.data?.is_locked ? say.inFiles : isOfServer ? '' : say.ofServer
  return (
    <>
      <ScreenHead
        title={say.title}
        text={say.text}
        back={{ href: settingsHref(channel), label: words.nav.setup }}
      />
      <LoadState query={hosts} rows={2} />
      {hosts.data && (
        <div className="stack-5">
          {hosts.data.items.length > 0 ? (
            <HostTable channel={channel} hosts={hosts.data.items} added={added} mayChange={mayChange} />
          ) : (
            <StateMessage icon="share" title={say.none} text={say.noneText} />
          )}
          {mayChange && <AddHost channel={channel} onAdded={setAdded} />}
          {whose && <p className="quiet small pretty">{whose}</p>}
        </div>
      )}
    </>
  )
}
