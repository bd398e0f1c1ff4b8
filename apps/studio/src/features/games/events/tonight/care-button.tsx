import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { May } from '../../../../platform/may.tsx'
import { tonightKey } from './tonight-queries.ts'

/** Puts one's own name on an alarm, for everyone. */
export function CareButton({ channel, alarm }: { channel: string; alarm: number }) {
  const i18n = useI18n()
  const client = useClient()
  const queries = useQueryClient()
  const caring = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.acknowledgeAlarm, { params: { channel, alarm: String(alarm) } }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: tonightKey(channel) }),
  })
  return (
    <May call={studioWireCalls.acknowledgeAlarm}>
      <button className="button" type="button" disabled={caring.isPending} onClick={() => caring.mutate()}>
        {i18n.words.tonight.alarms.care}
      </button>
      <p className="small strong problem unless-empty" role="alert">
        {caring.isError && errorText(caring.error, i18n)}
      </p>
    </May>
  )
}
