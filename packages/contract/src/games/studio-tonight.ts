import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { pushDeviceKeys } from '../reach/push-device.ts'
import { channel, done, idParam, interfaceLanguage, language, listOf, ofChannel, paging } from '../scalars.ts'
import { alarm, tonight } from './tonight-entities.ts'

export const getTonight = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/tonight',
  summary: "The day's games in order, with the signal of their cameras, and the open alarms",
  by: ['producer', 'scorer'],
  params: ofChannel,
  query: z.strictObject({ language: language.optional() }),
  reply: tonight,
})

export const countWaiting = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/waiting',
  summary: 'How much waits for an operator: red alarms and clips; and how many games are live',
  by: ['producer', 'scorer', 'helpdesk'],
  params: ofChannel,
  reply: z.object({ red_alarms: z.int(), live_games: z.int(), clips: z.int() }),
})

export const listAlarms = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/alarms',
  summary: 'The alarms, the latest first',
  by: ['producer', 'scorer'],
  params: ofChannel,
  query: z.strictObject({ event_id: idParam.optional(), language: language.optional(), ...paging }),
  reply: listOf(alarm),
})

export const acknowledgeAlarm = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarms/:alarm/acknowledge',
  summary: 'Take an alarm; the first operator who takes it is named',
  by: ['producer'],
  params: z.strictObject({ channel, alarm: idParam }),
  reply: done,
  errors: ['forbidden'],
})

export const setAlarmMail = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarm-mail',
  summary: "Turn mails about this channel's alarms on or off for oneself, one mail per alarm",
  by: ['producer'],
  personal: true,
  params: ofChannel,
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: done,
  errors: ['forbidden'],
})

export const getAlarmDevices = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/alarm-devices',
  summary:
    "The key that identifies the channel to push services, and one's own devices that get its red alarms",
  by: ['producer'],
  personal: true,
  params: ofChannel,
  reply: z.object({
    public_key: z.string(),
    /** SHA-256 of their endpoints, as hex. */
    devices: z.array(z.string()),
  }),
})

export const setAlarmDevice = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarm-devices',
  summary: "Turn this channel's red alarms on a device on or off for oneself, one notification per alarm",
  by: ['producer'],
  personal: true,
  params: ofChannel,
  body: z.strictObject({ ...pushDeviceKeys, language: interfaceLanguage, is_wanted: z.boolean() }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})
