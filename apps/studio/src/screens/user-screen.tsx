import { UserClips } from '../features/clips/clips/user-clips.tsx'
import { UserFacts } from '../features/operators/users/user-facts.tsx'
import { UserGate } from '../features/operators/users/user-gate.tsx'
import { UserHelp } from '../features/operators/users/user-help.tsx'
import { UserGrants } from '../features/sale/grants/user-grants.tsx'
import { fullName } from '../platform/full-name.ts'
import { usersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

export function UserScreen({ channel, id }: { channel: string; id: string }) {
  const { words } = useI18n()
  const back = { href: usersHref(channel), label: words.user.back }
  return (
    <UserGate channel={channel} id={id} back={back}>
      {user => (
        <>
          <ScreenHead title={fullName(user)} back={back} />
          <div className={`${styles.columns} stack-5`}>
            <div className="stack-5">
              <UserFacts user={user} />
              <UserGrants channel={channel} user={user} />
              <UserClips channel={channel} user={user} />
            </div>
            <UserHelp channel={channel} user={user} />
          </div>
        </>
      )}
    </UserGate>
  )
}
