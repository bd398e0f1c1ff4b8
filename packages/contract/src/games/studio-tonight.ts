import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, interfaceLanguage, language, listOf, paging } from '../scalars.ts'
import { alarm, tonight } from './tonight-entities.ts'

const channel = z.string().min(1).max(100)
const done = z.object({ success: z.literal(true) })

export const getTonight = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/tonight',
  summary: "The day's games in order, with the signal of their cameras, and the open alarms",
  needs: 'operator',
  by: ['producer', 'scorer'],
  params: z.strictObject({ channel }),
  query: z.strictObject({ language: language.optional() }),
  reply: tonight,
})

export const listAlarms = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/alarms',
  summary: 'The alarms, the latest first',
  needs: 'operator',
  by: ['producer', 'scorer'],
  params: z.strictObject({ channel }),
  query: z.strictObject({ event_id: idParam.optional(), language: language.optional(), ...paging }),
  reply: listOf(alarm),
})

export const acknowledgeAlarm = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarms/:alarm/acknowledge',
  summary: 'Take an alarm; the first operator who takes it is named',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel, alarm: idParam }),
  reply: done,
  errors: ['forbidden'],
})

export const setAlarmMail = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarm-mail',
  summary: "Turn mails about this channel's alarms on or off for oneself, one mail per alarm",
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel }),
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: done,
  errors: ['forbidden'],
})
