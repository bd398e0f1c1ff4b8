import { alarmKinds, interfaceLanguages } from '@grandstand/contract'
import { fillText } from '@grandstand/ui/first-screen'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { listAlarmRows } from './alarm-store.ts'
import { alarmWords } from './alarm-words.ts'

type NamedAlarm = Awaited<ReturnType<typeof listAlarmRows>>[number]

/** That it is over takes the place of the alarm on the phone, without a sound. */
export function writeAlarmPush(channel: Channel, alarm: NamedAlarm, liked: string): string {
  const language = interfaceLanguages.find(code => code === liked) ?? 'en'
  const words = alarmWords[language]
  const say = localiser({ channel, language })
  const kind = alarmKinds.find(known => known === alarm.kind) ?? 'no_signal'
  const isOver = alarm.closed_at !== null
  const where = [alarm.event_name && say(alarm.event_name), alarm.camera_name].filter(Boolean).join(' · ')
  const { what, help } = words.kinds[kind]
  const page = alarm.event_id === null ? 'tonight' : `events/${alarm.event_id}`
  return JSON.stringify({
    title: fillText(isOver ? words.over : words.subject, {
      what,
      where: where || say(channel.settings.name),
    }),
    body: isOver ? '' : help,
    language,
    url: `/studio/channels/${encodeURIComponent(channel.channel_key)}/${page}`,
    tag: `alarm-${alarm.id}`,
    is_over: isOver,
  })
}
