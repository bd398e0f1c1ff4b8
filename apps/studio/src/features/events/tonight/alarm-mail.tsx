import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { alarmsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './alarm-mail.module.css'
import { tonightKey } from './tonight-queries.ts'

/** Who wants to be called by mail is written to in the language in which they asked. */
export function AlarmMail({ channel, isOn }: { channel: string; isOn: boolean }) {
  const i18n = useI18n()
  const { words, language } = i18n
  const say = words.tonight.alarms
  const client = useClient()
  const mayAsk = useMayCall()(studioWireCalls.setAlarmMail)
  const queries = useQueryClient()
  const setting = useMutation({
    mutationFn: (wanted: InterfaceLanguage | null) =>
      client.send(studioWireCalls.setAlarmMail, { params: { channel }, body: { language: wanted } }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: tonightKey(channel) }),
  })
  return (
    <div className={styles.mail}>
      {mayAsk && (
        <button
          className="button"
          type="button"
          disabled={setting.isPending}
          onClick={() => setting.mutate(isOn ? null : language)}
        >
          {isOn ? say.mailOff : say.mailOn}
        </button>
      )}
      <a href={alarmsHref(channel)}>{say.all}</a>
      <p className={styles.text} role="status">
        {isOn && say.mailText}
      </p>
      <p role="alert">{setting.isError && errorText(setting.error, i18n)}</p>
    </div>
  )
}
