import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { createI18n } from '../../platform/i18n/create-i18n.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../platform/operator.ts'
import { Panel } from '../../platform/panel.tsx'
import styles from './account-form.module.css'
import { useSetOperator } from './use-set-operator.ts'

/** Who wants the figures of each month gets them in the language in which they asked. */
export function MonthlyMail() {
  const i18n = useI18n()
  const { words, language } = i18n
  const say = words.account
  const { email, monthly_language: isOn } = useOperator()
  const client = useClient()
  const setOperator = useSetOperator()
  const setting = useMutation({
    mutationFn: (wanted: InterfaceLanguage | null) =>
      client.send(studioWireCalls.setMonthlyMail, { body: { language: wanted } }),
    gcTime: 0,
    onSuccess: setOperator,
  })
  return (
    <Panel title={say.monthlyTitle} text={say.monthlyText}>
      <p className={styles.status} role="status">
        {isOn && i18n.fill(createI18n(isOn).words.account.monthlySet, { email })}
      </p>
      <div>
        <button
          className="button"
          type="button"
          disabled={setting.isPending}
          onClick={() => setting.mutate(isOn ? null : language)}
        >
          {isOn ? say.monthlyOff : say.monthlyOn}
        </button>
      </div>
      <p role="alert">{setting.isError && errorText(setting.error, i18n)}</p>
    </Panel>
  )
}
