import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'

/** Puts one's name on an alarm, for everyone to see. */
export function TakeAlarm({ channel, alarm }: { channel: string; alarm: number }) {
  const { words } = useI18n()
  const client = useClient()
  const queries = useQueryClient()
  const mayTake = useMayCall()(studioWireCalls.acknowledgeAlarm)
  const taking = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.acknowledgeAlarm, { params: { channel, alarm: String(alarm) } }),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: ['event', channel] }),
  })
  if (!mayTake) return null
  return (
    <button className="button" type="button" disabled={taking.isPending} onClick={() => taking.mutate()}>
      {words.tonight.alarms.care}
    </button>
  )
}
