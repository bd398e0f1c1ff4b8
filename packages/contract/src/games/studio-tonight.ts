import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, interfaceLanguage, language, listOf, paging } from '../scalars.ts'
import { alarm, tonight } from './tonight-entities.ts'

const channel = z.string().min(1).max(100)
const done = z.object({ success: z.literal(true) })

export const getTonight = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/tonight',
  summary: "The day's games in their order, with what their cameras send, and the alarms that are open",
  needs: 'operator',
  by: ['producer', 'scorer'],
  params: z.strictObject({ channel }),
  query: z.strictObject({ language: language.optional() }),
  reply: tonight,
})

export const listAlarms = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/alarms',
  summary: 'What operators were called for, the latest first',
  needs: 'operator',
  by: ['producer', 'scorer'],
  params: z.strictObject({ channel }),
  query: z.strictObject({ event_id: idParam.optional(), language: language.optional(), ...paging }),
  reply: listOf(alarm),
})

export const acknowledgeAlarm = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarms/:alarm/acknowledge',
  summary: 'Say that somebody looks after it; the first who says so is named',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel, alarm: idParam }),
  reply: done,
  errors: ['forbidden'],
})

export const setAlarmMail = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/alarm-mail',
  summary: "Have this channel's alarms mailed to oneself, once each, or no longer",
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel }),
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: done,
  errors: ['forbidden'],
})
