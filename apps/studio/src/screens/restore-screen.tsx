import type { Reply, studioCalls } from '@grandstand/contract'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RestorableList } from '../features/deployment/restore/restorable-list.tsx'
import { restoreQuery } from '../features/deployment/restore/restore-query.ts'
import { Restoring } from '../features/deployment/restore/restoring.tsx'
import { SendBackup } from '../features/deployment/restore/send-backup.tsx'
import { useClient } from '../platform/client-context.ts'
import { channelsHref, serverHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** A server that has no channel yet is filled from a backup. */
export function RestoreScreen() {
  const { words } = useI18n()
  const say = words.server.restore
  const found = useQuery(restoreQuery(useClient()))
  const [isRestoring, setIsRestoring] = useState(false)
  if (isRestoring) return <Restoring />
  return (
    <>
      <ScreenHead
        title={say.title}
        text={say.text}
        back={{ href: channelsHref, label: words.nav.channels }}
      />
      <LoadState query={found} rows={3} />
      {found.data?.is_empty === false && (
        <StateMessage icon="lock" title={say.notEmpty} text={say.notEmptyText}>
          <a className="button" href={serverHref}>
            {words.server.title}
          </a>
        </StateMessage>
      )}
      {found.data?.is_empty && <Empty restore={found.data} onRestoring={() => setIsRestoring(true)} />}
    </>
  )
}

interface EmptyProps {
  restore: Reply<typeof studioCalls.getRestore>
  onRestoring: () => void
}

function Empty({ restore, onRestoring }: EmptyProps) {
  const { words, fill, plural, dateTime } = useI18n()
  const say = words.server.restore
  const { items, upload, last_failure, folder, takes_key, other_processes, can_restore } = restore
  return (
    <div className="stack-5">
      {last_failure && (
        <div className="note stack-1" role="alert">
          <p className="strong">{fill(say.failed, { time: dateTime(last_failure.at) })}</p>
          <p className="small breaks">{last_failure.detail}</p>
        </div>
      )}
      {other_processes > 0 && <p className="note">{plural(say.others, other_processes)}</p>}
      {items.length > 0 ? (
        <section className="stack-3" aria-labelledby="restorable">
          <h2 className="title-3" id="restorable">
            {say.found}
          </h2>
          <RestorableList
            items={items}
            takesKey={takes_key}
            isBlocked={other_processes > 0 || !can_restore}
            onRestoring={onRestoring}
          />
        </section>
      ) : (
        <p className="quiet">{fill(say.none, { folder })}</p>
      )}
      <SendBackup upload={upload} />
    </div>
  )
}
