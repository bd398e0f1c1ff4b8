import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, language } from '../scalars.ts'
import { offerChoice } from './offer-entities.ts'

export const getOffers = defineCall({
  method: 'GET',
  path: '/offers',
  summary: 'What there is to choose from for a game or a team, with the sum done for this caller',
  needs: 'key',
  query: z.strictObject({
    language: language.optional(),
    event_id: idParam.optional(),
    /** The team whose games are counted; with `event_id` one of its teams. Without both: what the channel sells. */
    participant_id: idParam.optional(),
  }),
  reply: offerChoice,
  errors: ['not_found'],
})
