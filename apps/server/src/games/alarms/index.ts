import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { acknowledgeAlarm } from './acknowledge-alarm.ts'
import { listAlarms } from './list-alarms.ts'
import { setAlarmMail } from './set-alarm-mail.ts'

export { listAlarmRows } from './alarm-store.ts'
export { describeAlarms } from './describe-alarms.ts'
export { watchAlarms } from './watch-alarms.ts'

const keyOf = (params: { channel: string }) => params.channel

export const alarmRoutes = [
  channelRoute(studioCalls.listAlarms, keyOf, listAlarms),
  channelRoute(studioCalls.acknowledgeAlarm, keyOf, acknowledgeAlarm),
  channelRoute(studioCalls.setAlarmMail, keyOf, setAlarmMail),
]
