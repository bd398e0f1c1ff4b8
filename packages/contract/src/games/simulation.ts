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
    'Whether the caller may rehearse: on a demo everybody may, elsewhere operators who are logged in to the Studio. `games` are the private ones, which only operators see and change; everything else in a rehearsal changes only one browser tab',
  needs: 'key',
  query: z.strictObject(spoken),
  reply: z.object({ is_allowed: z.boolean(), games: z.array(event) }),
})

export const changeRehearsal = defineCall({
  method: 'POST',
  path: '/simulation/:id',
  summary:
    'Change a private game, for an operator who is logged in to the Studio in the same browser; public games are not found here. Fields that are not sent stay as they are; `upcoming` after its time also moves the time',
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
