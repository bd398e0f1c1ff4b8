import type { StudioUserDetail } from '@grandstand/contract'
import { ordersHref, whyHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { EndSessions } from './end-sessions.tsx'
import styles from './help-action.module.css'
import { MemberNumber } from './member-number.tsx'
import { TemporaryPassword } from './temporary-password.tsx'

export function UserHelp({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const { words } = useI18n()
  return (
    <Panel title={words.user.help}>
      <div className={`${styles.action} stack-2 start`}>
        <a className="button" href={whyHref(channel, user.id)}>
          {words.sales.why.action}
        </a>
        <p className="quiet small pretty">{words.sales.why.text}</p>
      </div>
      <div className={`${styles.action} stack-2 start`}>
        <a className="button" href={ordersHref(channel, { user: String(user.id) })}>
          {words.sales.orders.ofUser}
        </a>
      </div>
      <TemporaryPassword channel={channel} user={user} />
      {user.takes_member_numbers && <MemberNumber channel={channel} user={user} />}
      <EndSessions channel={channel} user={user} />
    </Panel>
  )
}
