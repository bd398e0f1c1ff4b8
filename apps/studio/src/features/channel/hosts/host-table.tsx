import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { HostCheck } from './host-check.tsx'
import styles from './hosts.module.css'

interface HostTableProps {
  channel: string
  hosts: readonly string[]
  /** The one that was just added. */
  added: string
  mayChange: boolean
}

export function HostTable({ channel, hosts, added, mayChange }: HostTableProps) {
  const { words } = useI18n()
  const say = words.server.hosts
  return (
    <DataTable title={say.title} columns={[say.host, say.leads]} hasActions={mayChange}>
      {hosts.map((host, index) => (
        <tr key={host}>
          <td>
            <span className={`${table.main} breaks`}>{host}</span>
            {index === 0 && <div className="quiet meta">{say.main}</div>}
          </td>
          <td>
            <HostCheck channel={channel} host={host} isNew={host === added} />
          </td>
          {mayChange && (
            <td>
              <HostActions channel={channel} host={host} isMain={index === 0} isLast={hosts.length === 1} />
            </td>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

interface HostActionsProps {
  channel: string
  host: string
  isMain: boolean
  isLast: boolean
}

function HostActions({ channel, host, isMain, isLast }: HostActionsProps) {
  const { words, fill } = useI18n()
  const say = words.server.hosts
  const client = useClient()
  const queryClient = useQueryClient()
  const about = { params: { channel }, body: { host } }
  const readServer = () => void queryClient.invalidateQueries({ queryKey: ['server'] })
  return (
    <div className={`${styles.actions} row-2`}>
      {!isMain && (
        <ConfirmAction
          label={say.makeMain}
          describedLabel={fill(say.makeMainOf, { host })}
          title={fill(say.confirmMain, { host })}
          text={say.confirmMainText}
          action={say.makeMain}
          run={() => client.send(studioWireCalls.chooseMainHost, about)}
          changes="hosts"
          onDone={readServer}
        />
      )}
      <ConfirmAction
        look="danger"
        label={words.common.remove}
        describedLabel={fill(say.removeOf, { host })}
        title={fill(say.confirmRemove, { host })}
        text={isLast ? say.confirmRemoveLast : say.confirmRemoveText}
        action={words.common.remove}
        run={() => client.send(studioWireCalls.removeHost, about)}
        changes="hosts"
        onDone={readServer}
      />
    </div>
  )
}
