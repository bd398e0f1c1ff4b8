import { UserGate } from '../features/operators/users/user-gate.tsx'
import { AccessPanel } from '../features/sale/access/access-panel.tsx'
import { fullName } from '../platform/full-name.ts'
import { GamePicker } from '../platform/game-picker.tsx'
import { userHref, whyHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

export function WhyScreen({ channel, id, event }: { channel: string; id: string; event: string }) {
  const { words, fill } = useI18n()
  const say = words.sales.why
  const go = useGo()
  const userId = Number(id)
  const back = { href: userHref(channel, userId), label: words.common.toUser }
  return (
    <UserGate channel={channel} id={id} back={back}>
      {user => (
        <>
          <ScreenHead title={fill(say.title, { name: fullName(user) })} text={say.text} back={back} />
          <div className={`${styles.columns} stack-5`}>
            {event !== '' && (
              <AccessPanel channel={channel} user={{ id: user.id, name: fullName(user) }} event={event} />
            )}
            <GamePicker
              label={words.sales.picker.choose}
              channel={channel}
              value={event}
              onChange={chosen => go(whyHref(channel, userId, { event: chosen }), { replace: true })}
            />
          </div>
        </>
      )}
    </UserGate>
  )
}
