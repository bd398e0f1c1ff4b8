import type { ServerState } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { formatSize } from '../../../platform/format-size.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { State } from '../../../platform/state.tsx'
import { FormerStorages } from './former-storages.tsx'
import { StorageForm } from './storage-form.tsx'

/** Below it a game of three hours may not be recorded to its end. */
const lowBytes = 20e9

export function StoragePanel({ storage }: { storage: ServerState['storage'] }) {
  const i18n = useI18n()
  const { words, fill, language, dateTime } = i18n
  const say = words.server.storage
  const client = useClient()
  const { source, kind, place, keeps_local, free_bytes, set_by, set_at, is_lost, former } = storage
  return (
    <Panel title={say.title} text={say.text}>
      <div>
        {is_lost ? (
          <State tone="bad" text={say.lost} />
        ) : (
          <State
            tone={source === 'none' ? 'off' : 'good'}
            text={fill(say.kinds[kind], { place: place ?? '' })}
          />
        )}
      </div>
      {source !== 'none' && <p className="small">{keeps_local ? say.keepsLocal : say.movesAway}</p>}
      {source === 'environment' && <p className="quiet small">{words.server.fixed}</p>}
      {set_by && set_at && (
        <p className="quiet small">
          {fill(words.server.mail.setBy, { name: set_by, time: dateTime(set_at) })}
        </p>
      )}
      <div>
        <State
          tone={free_bytes < lowBytes ? 'warn' : 'good'}
          text={fill(say.free, { size: formatSize(free_bytes, language) })}
        />
      </div>
      <div className="row-2">
        <TestStorage />
        {source === 'studio' && (
          <ConfirmAction
            look="danger"
            label={say.remove}
            title={say.confirmRemove}
            text={say.confirmRemoveText}
            action={say.remove}
            run={() => client.send(studioWireCalls.removeStorage, {})}
            changes="server"
          />
        )}
      </div>
      {former.length > 0 && <FormerStorages former={former} />}
      {source !== 'environment' && <StorageForm isNew={source === 'none'} />}
    </Panel>
  )
}

function TestStorage() {
  const i18n = useI18n()
  const { words, fill, number } = i18n
  const say = words.server.storage
  const client = useClient()
  const testing = useMutation({ mutationFn: () => client.send(studioWireCalls.testStorage, {}) })
  return (
    <div className="stack-2 start">
      <button className="button" type="button" disabled={testing.isPending} onClick={() => testing.mutate()}>
        {testing.isPending ? words.server.mail.trying : say.test}
      </button>
      <p className="small strong unless-empty" role="status">
        {testing.isError && errorText(testing.error, i18n)}
        {testing.data &&
          (testing.data.problem === null
            ? fill(say.works, { ms: number(testing.data.took_ms) })
            : fill(say.failed, { problem: testing.data.problem }))}
      </p>
    </div>
  )
}
