import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { MailSwitch } from '../../../platform/mail-switch.tsx'
import { Panel } from '../../../platform/panel.tsx'

export function ClosingMail({ channel, isOn }: { channel: string; isOn: boolean }) {
  const say = useI18n().words.closing
  const client = useClient()
  const queries = useQueryClient()
  return (
    <Panel title={say.mail} text={say.mailText}>
      <MailSwitch
        isOn={isOn}
        labels={{ on: say.mailOn, off: say.mailOff }}
        set={language =>
          client.send(studioWireCalls.setClosingMail, { params: { channel }, body: { language } })
        }
        onSet={() => queries.invalidateQueries({ queryKey: ['closing'] })}
      />
    </Panel>
  )
}
