import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import {
  findAlarmDevice,
  findPushSupport,
  hashEndpoint,
  leaveAlarmDevices,
  openAlarmDevice,
} from './alarm-device.ts'

/** Red alarms on this device, also while the Studio is closed. */
export function AlarmPhoneSwitch({ channel }: { channel: string }) {
  const i18n = useI18n()
  const say = i18n.words.tonight.alarms
  const { language } = i18n
  const client = useClient()
  const queries = useQueryClient()
  const support = findPushSupport()
  const queryKey = ['alarm-devices', channel]
  const state = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const known = await client.send(studioWireCalls.getAlarmDevices, { params: { channel } }, { signal })
      const device = await findAlarmDevice(channel)
      const isOn = device !== null && known.devices.includes(await hashEndpoint(device.endpoint))
      return { key: known.public_key, device: isOn ? device : null }
    },
    enabled: support === 'open',
    refetchOnWindowFocus: false,
  })
  const setting = useMutation({
    async mutationFn({ key, device: on }: { key: string; device: typeof current }) {
      const device = on ?? (await openAlarmDevice(channel, key))
      if (!device) return
      const body = { ...device, language, is_wanted: on === null }
      await client.send(studioWireCalls.setAlarmDevice, { params: { channel }, body })
      if (on) await leaveAlarmDevices(channel)
    },
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const current = state.data?.device ?? null
  if (support !== 'open')
    return <p className="quiet small">{support === 'blocked' ? say.phoneBlocked : say.phoneNone}</p>
  return (
    <div>
      <button
        className="button"
        type="button"
        aria-pressed={current !== null}
        disabled={!state.data || setting.isPending}
        onClick={() => state.data && setting.mutate(state.data)}
      >
        <Icon name="bell" />
        {say.phone}
      </button>
      <p className="small strong problem unless-empty" role="alert">
        {setting.isError && errorText(setting.error, i18n)}
      </p>
    </div>
  )
}
