import type { StudioUserDetail } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { Panel } from '../../platform/panel.tsx'
import { EndSessions } from './end-sessions.tsx'
import { TemporaryPassword } from './temporary-password.tsx'

export function UserHelp({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const { words } = useI18n()
  return (
    <Panel title={words.user.help}>
      <TemporaryPassword channel={channel} user={user} />
      <EndSessions channel={channel} user={user} />
    </Panel>
  )
}
