import type { ServerState } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { formatSize } from '../../../platform/format-size.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { State } from '../../../platform/state.tsx'

/** Below it a game of three hours may not be recorded to its end. */
const lowBytes = 20e9

export function StoragePanel({ storage }: { storage: ServerState['storage'] }) {
  const i18n = useI18n()
  const { words, fill, language, number } = i18n
  const say = words.server.storage
  const client = useClient()
  const testing = useMutation({ mutationFn: () => client.send(studioWireCalls.testStorage, {}) })
  const { kind, place, keeps_local, free_bytes } = storage
  return (
    <Panel title={say.title} text={say.text}>
      <p>
        {fill(say.kinds[kind], { place: place ?? '' })}
        {kind !== 'local' && ` · ${keeps_local ? say.keepsLocal : say.movesAway}`}
      </p>
      <div>
        <State
          tone={free_bytes < lowBytes ? 'warn' : 'good'}
          text={fill(say.free, { size: formatSize(free_bytes, language) })}
        />
      </div>
      <div>
        <button
          className="button"
          type="button"
          disabled={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {say.test}
        </button>
      </div>
      <p className="small strong unless-empty" role="status">
        {testing.isError && errorText(testing.error, i18n)}
        {testing.data &&
          (testing.data.problem === null
            ? fill(say.works, { ms: number(testing.data.took_ms) })
            : fill(say.failed, { problem: testing.data.problem }))}
      </p>
    </Panel>
  )
}
