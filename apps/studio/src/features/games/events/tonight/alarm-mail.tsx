import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { alarmsHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { MailSwitch } from '../../../../platform/mail-switch.tsx'
import { May } from '../../../../platform/may.tsx'
import { useMayCall } from '../../../../platform/operator.ts'
import styles from './alarm-mail.module.css'
import { AlarmPhoneSwitch } from './alarm-phone-switch.tsx'
import { AlarmSoundSwitch } from './alarm-sound-switch.tsx'
import { tonightKey } from './tonight-queries.ts'

export function AlarmMail({ channel, isOn }: { channel: string; isOn: boolean }) {
  const say = useI18n().words.tonight.alarms
  const client = useClient()
  const mayAsk = useMayCall()(studioWireCalls.setAlarmMail)
  const queries = useQueryClient()
  return (
    <div className={styles.mail}>
      {mayAsk && (
        <MailSwitch
          isOn={isOn}
          labels={{ on: say.mailOn, off: say.mailOff }}
          set={language =>
            client.send(studioWireCalls.setAlarmMail, { params: { channel }, body: { language } })
          }
          onSet={() => queries.invalidateQueries({ queryKey: tonightKey(channel) })}
        />
      )}
      <AlarmSoundSwitch />
      <May call={studioWireCalls.setAlarmDevice}>
        <AlarmPhoneSwitch channel={channel} />
      </May>
      <a href={alarmsHref(channel)}>{say.all}</a>
      <p className="quiet small unless-empty" role="status">
        {isOn && say.mailText}
      </p>
    </div>
  )
}
