import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { Panel } from '../../platform/panel.tsx'

/** Who wants it is written to in the language in which they asked. */
export function ClosingMail({ channel, isOn }: { channel: string; isOn: boolean }) {
  const i18n = useI18n()
  const { words, language } = i18n
  const say = words.closing
  const client = useClient()
  const queries = useQueryClient()
  const setting = useMutation({
    mutationFn: (wanted: InterfaceLanguage | null) =>
      client.send(studioWireCalls.setClosingMail, { params: { channel }, body: { language: wanted } }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['closing'] }),
  })
  return (
    <Panel title={say.mail} text={say.mailText}>
      <div>
        <button
          className="button"
          type="button"
          disabled={setting.isPending}
          onClick={() => setting.mutate(isOn ? null : language)}
        >
          {isOn ? say.mailOff : say.mailOn}
        </button>
      </div>
      <p role="alert">{setting.isError && errorText(setting.error, i18n)}</p>
    </Panel>
  )
}
