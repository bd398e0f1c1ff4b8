import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { MailSwitch } from '../../../platform/mail-switch.tsx'
import { useOperator } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import { useSetOperator } from './use-set-operator.ts'

/** The figures of each month. */
export function MonthlyMail() {
  const { words, fill, language } = useI18n()
  const say = words.account
  const { email, monthly_language: wanted } = useOperator()
  const client = useClient()
  const languageOf = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <Panel title={say.monthlyTitle} text={say.monthlyText}>
      <p className="small strong unless-empty" role="status">
        {wanted && fill(say.monthlySet, { email, language: languageOf.of(wanted) ?? wanted })}
      </p>
      <MailSwitch
        isOn={wanted !== null}
        labels={{ on: say.monthlyOn, off: say.monthlyOff }}
        set={language => client.send(studioWireCalls.setMonthlyMail, { body: { language } })}
        onSet={useSetOperator()}
      />
    </Panel>
  )
}
