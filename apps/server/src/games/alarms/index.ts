import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { acknowledgeAlarm } from './acknowledge-alarm.ts'
import { getAlarmDevices } from './get-alarm-devices.ts'
import { listAlarms } from './list-alarms.ts'
import { setAlarmDevice } from './set-alarm-device.ts'
import { setAlarmMail } from './set-alarm-mail.ts'

export { countRedAlarms, listAlarmRows, listNewestRedAlarms } from './alarm-store.ts'
export { describeAlarms } from './describe-alarms.ts'
export { sendAlarmPushes } from './send-alarm-pushes.job.ts'
export { watchAlarms } from './watch-alarms.ts'

const keyOf = (params: { channel: string }) => params.channel

export const alarmRoutes = [
  channelRoute(studioCalls.listAlarms, keyOf, listAlarms),
  channelRoute(studioCalls.acknowledgeAlarm, keyOf, acknowledgeAlarm),
  channelRoute(studioCalls.setAlarmMail, keyOf, setAlarmMail),
  channelRoute(studioCalls.getAlarmDevices, keyOf, getAlarmDevices),
  channelRoute(studioCalls.setAlarmDevice, keyOf, setAlarmDevice),
]
