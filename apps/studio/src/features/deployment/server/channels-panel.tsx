import type { ServerState } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { hostsHref, servicesHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { serviceNames } from '../../../platform/service-names.ts'

export function ChannelsPanel({ channels }: { channels: ServerState['channels'] }) {
  const { words } = useI18n()
  const say = words.server.channels
  return (
    <Panel title={say.title} text={say.text}>
      <DataTable title={say.title} columns={[say.channel, say.hosts, say.logins]}>
        {channels.map(({ channel_key, name, hosts, logins }) => (
          <tr key={channel_key}>
            <td>
              <span className={table.main}>{name}</span>
            </td>
            <td data-label={say.hosts}>
              <a className={`${table.link} breaks`} href={hostsHref(channel_key)}>
                {hosts.length > 0 ? hosts.join(', ') : words.server.hosts.add}
              </a>
            </td>
            <td data-label={say.logins}>
              <a className={table.link} href={servicesHref(channel_key)}>
                {logins.length > 0 ? logins.map(each => serviceNames[each]).join(', ') : say.emailOnly}
              </a>
            </td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
