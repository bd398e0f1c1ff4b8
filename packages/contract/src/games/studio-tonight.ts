import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { pushDeviceKeys } from '../reach/push-device.ts'
import {
  channel,
  done,
  id,
  idParam,
  interfaceLanguage,
  language,
  listOf,
  ofChannel,
  paging,
} from '../scalars.ts'
import { operatorRoles } from '../studio-constants.ts'
import { alarm, channelState, tonight } from './tonight-entities.ts'

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
  summary:
    'How much waits for an operator: red alarms, clips and unpublished changes; and how many games are live',
  by: operatorRoles,
  params: ofChannel,
  reply: z.object({
    red_alarms: z.int(),
    /** The latest of those that are open, so that each sounds once. */
    newest_red_alarms: z.array(id),
    live_games: z.int(),
    clips: z.int(),
    /** What visitors do not see before it is published. */
    content_changes: z.int(),
  }),
})

export const listChannelStates = defineStudioCall({
  method: 'GET',
  path: '/studio/channel-states',
  summary: 'The channels that the operator may see, by name, with what is live and who watches; 30 at most',
  by: ['producer', 'scorer'],
  reply: listOf(channelState),
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
