import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ApiKeyTable } from '../features/operators/api-keys/api-key-table.tsx'
import { apiKeysQuery } from '../features/operators/api-keys/api-keys-query.ts'
import { MakeApiKey } from '../features/operators/api-keys/make-api-key.tsx'
import { useClient } from '../platform/client-context.ts'
import { settingsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

export function ApiKeysScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const say = words.developers.keys
  const keys = useQuery(apiKeysQuery(useClient(), channel))
  return (
    <>
      <ScreenHead
        title={say.title}
        text={say.text}
        back={{ href: settingsHref(channel), label: words.nav.setup }}
      />
      <LoadState query={keys} rows={3} />
      {keys.data && (
        <div className="stack-5">
          {keys.data.items.length > 0 ? (
            <ApiKeyTable channel={channel} keys={keys.data.items} />
          ) : (
            <StateMessage icon="lock" title={say.none} text={say.noneText} />
          )}
          <MakeApiKey channel={channel} />
        </div>
      )}
    </>
  )
}
