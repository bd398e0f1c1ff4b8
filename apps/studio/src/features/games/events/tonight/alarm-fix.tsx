import type { Alarm } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { eventHref, libraryHref, paymentsHref, serverHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall, useOperator } from '../../../../platform/operator.ts'
import { ConnectButton } from '../connect/connect-button.tsx'

interface AlarmFixProps {
  channel: string
  alarm: Alarm
  isNext: boolean
}

/** The one tap that leads to where an alarm is mended. */
export function AlarmFix({ channel, alarm, isNext }: AlarmFixProps) {
  const { words, fill, time } = useI18n()
  const href = useFixHref(channel, alarm)
  const { kind, event, camera, opened_at } = alarm
  const look = isNext ? 'primary' : 'plain'
  if (event && (kind === 'no_signal' || kind === 'old_key'))
    return (
      <ConnectButton
        channel={channel}
        event={event.id}
        camera={camera?.id ?? null}
        look={look}
        note={fill(words.common.since, { time: time(opened_at) })}
      />
    )
  if (href === null) return null
  return (
    <a className={isNext ? 'button button--primary' : 'button'} href={href}>
      {words.tonight.alarms.open}
    </a>
  )
}

/** Null: its place is not for this operator. */
function useFixHref(channel: string, { kind, event }: Alarm): string | null {
  const mayCall = useMayCall()
  const isOfServer = useOperator().channel === null
  if (kind === 'payments_unsettled')
    return mayCall(studioWireCalls.getPaymentsHealth) ? paymentsHref(channel) : null
  if (kind === 'disk_low' && isOfServer) return serverHref
  if (kind === 'disk_low') return mayCall(studioWireCalls.listLibrary) ? libraryHref(channel) : null
  return event && eventHref(channel, event.id)
}
