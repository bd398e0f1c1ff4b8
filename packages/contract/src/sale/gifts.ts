import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idParam, language, listOf, newEmail } from '../scalars.ts'
import { gift, receivedGift } from './gift-entities.ts'

const spoken = { language: language.optional() }
const byId = z.strictObject({ id: idParam })
const byToken = z.strictObject({ token: z.string().min(16).max(200) })

export const listGifts = defineCall({
  method: 'GET',
  path: '/gifts',
  summary: 'What the user has bought for others, and what they have opened, the newest first',
  needs: 'user',
  query: z.strictObject(spoken),
  reply: listOf(gift),
})

export const sendGift = defineCall({
  method: 'POST',
  path: '/gifts/:id/send',
  summary: 'Send the link of a gift again, or to another address; earlier links stop working',
  needs: 'user',
  params: byId,
  query: z.strictObject(spoken),
  body: z.strictObject({ email: newEmail.optional() }),
  reply: gift,
  errors: ['gift_opened', 'gift_ended'],
  limit: 'gift',
})

export const keepGift = defineCall({
  method: 'POST',
  path: '/gifts/:id/keep',
  summary: 'Take back a gift that nobody has opened: it is its buyer’s own from then on',
  needs: 'user',
  params: byId,
  query: z.strictObject(spoken),
  reply: gift,
  errors: ['gift_opened', 'gift_ended', 'already_purchased'],
  limit: 'gift',
})

export const findGift = defineCall({
  method: 'POST',
  path: '/gift',
  summary: 'What the link of a gift leads to; it uses up nothing',
  needs: 'key',
  query: z.strictObject(spoken),
  body: byToken,
  reply: receivedGift,
  errors: ['not_found'],
  tolerates: [404],
  limit: 'link',
})

export const openGift = defineCall({
  method: 'POST',
  path: '/gift/open',
  summary: 'Open a gift by its link, once: it is the user’s from then on',
  needs: 'user',
  query: z.strictObject(spoken),
  body: byToken,
  reply: z.object({ event_id: id.nullable() }),
  errors: ['not_found', 'gift_opened', 'gift_ended', 'already_purchased'],
  limit: 'link',
})
