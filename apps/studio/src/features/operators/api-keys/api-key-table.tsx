import type { StudioKey } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State } from '../../../platform/state.tsx'

export function ApiKeyTable({ channel, keys }: { channel: string; keys: readonly StudioKey[] }) {
  const { words, dateTime, fill } = useI18n()
  const say = words.developers.keys
  return (
    <DataTable
      title={say.title}
      columns={[words.common.name, say.key, say.may, say.madeBy, say.lastUsed, words.common.state]}
      hasActions
    >
      {keys.map(key => (
        <tr key={key.id}>
          <td>
            <span className={table.main}>{key.name}</span>
          </td>
          <td data-label={say.key} className={table.short}>
            <code>{key.start}…</code>
          </td>
          <td data-label={say.may}>{words.people.roles[key.role]}</td>
          <td data-label={say.madeBy}>
            <span className="quiet">{key.made_by}</span>
          </td>
          <td data-label={say.lastUsed} className={table.short}>
            <span className="quiet figures">
              {key.last_used_at ? dateTime(key.last_used_at) : words.people.never}
            </span>
          </td>
          <td data-label={words.common.state}>
            {key.revoked_at === null ? (
              <State tone="good" text={say.states.works} />
            ) : (
              <State tone="off" text={fill(say.states.revoked, { time: dateTime(key.revoked_at) })} />
            )}
          </td>
          <td>{key.revoked_at === null && <RevokeKey channel={channel} apiKey={key} />}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function RevokeKey({ channel, apiKey: { id, name } }: { channel: string; apiKey: StudioKey }) {
  const { words, fill } = useI18n()
  const say = words.developers.keys
  const client = useClient()
  return (
    <ConfirmAction
      look="danger"
      label={say.revoke}
      describedLabel={fill(say.revokeOf, { name })}
      title={fill(say.confirmRevoke, { name })}
      text={say.confirmRevokeText}
      action={say.revoke}
      run={() => client.send(studioWireCalls.revokeStudioKey, { params: { channel, id: String(id) } })}
      changes="api-keys"
    />
  )
}
