import { z } from 'zod'
import { defineCall } from '../call.ts'
import { event } from '../catalogue/event-entities.ts'
import { passKinds, streamStatuses } from '../constants.ts'
import { id, idParam, language, utcSeconds } from '../scalars.ts'

/** Of the texts in the answer. */
const spoken = { language: language.optional() }

export const getSimulation = defineCall({
  method: 'GET',
  path: '/simulation',
  summary:
    'Whether who asks may rehearse: on a demo everybody, elsewhere who is logged in to the Studio. `games` are the private ones, which operators alone see and change; what else is rehearsed changes one tab of a browser alone',
  needs: 'key',
  query: z.strictObject(spoken),
  reply: z.object({ is_allowed: z.boolean(), games: z.array(event) }),
})

export const changeRehearsal = defineCall({
  method: 'POST',
  path: '/simulation/:id',
  summary:
    'Change a private game, for who is logged in to the Studio in the same browser; a game that everybody sees is not found here. What is not given stays as it is; `upcoming` after its time moves the time, too',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject(spoken),
  body: z.strictObject({
    stream_status: z.enum(streamStatuses).optional(),
    type: z.enum(passKinds).optional(),
    /** Within a year of today. */
    event_utc_ts: utcSeconds.optional(),
    period: z.string().trim().max(40).nullable().optional(),
    scores: z
      .array(z.strictObject({ participant_id: id, score: z.int().min(0).max(9_999).nullable() }))
      .max(20)
      .optional(),
  }),
  reply: event,
  errors: ['conflict', 'role_needed'],
})
