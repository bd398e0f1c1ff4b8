import { useQuery } from '@tanstack/react-query'
import { BackupsPanel } from '../features/deployment/server/backups-panel.tsx'
import { ChannelsPanel } from '../features/deployment/server/channels-panel.tsx'
import { MailPanel } from '../features/deployment/server/mail-panel.tsx'
import { serverQuery } from '../features/deployment/server/server-query.ts'
import { StoragePanel } from '../features/deployment/server/storage-panel.tsx'
import { VersionPanel } from '../features/deployment/server/version-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** The whole deployment: what an owner sets once, and looks at when something is wrong. */
export function ServerScreen() {
  const { words } = useI18n()
  const say = words.server
  const server = useQuery(serverQuery(useClient()))
  return (
    <>
      <ScreenHead title={say.title} text={say.text} />
      <LoadState query={server} rows={4} />
      {server.data && (
        <div className="stack-5">
          <MailPanel mail={server.data.mail} />
          <BackupsPanel />
          <StoragePanel storage={server.data.storage} />
          <ChannelsPanel channels={server.data.channels} />
          <VersionPanel processes={server.data.processes} />
        </div>
      )}
    </>
  )
}
