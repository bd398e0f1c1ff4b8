import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { grantTypes } from '../constants.ts'
import {
  byChannelAndId,
  done,
  id,
  idParam,
  language,
  listOf,
  newEmail,
  ofChannel,
  paging,
  utcDateTime,
} from '../scalars.ts'
import { studioGrant, studioGrantLink } from './grant-entities.ts'

/** Of the texts in the answer. */
const spoken = { language: language.optional() }

export const listStudioGrants = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/grants',
  summary: 'Gifts from operators, newest first; every search word must be in the name or the email',
  by: ['helpdesk'],
  params: ofChannel,
  query: z.strictObject({
    search: z.string().max(100).optional(),
    user_id: idParam.optional(),
    ...paging,
    ...spoken,
  }),
  reply: listOf(studioGrant),
})

/** What is given, until when and why. */
const gift = {
  type: z.enum(grantTypes),
  /** Of the event, the package, the subscription or the team. */
  id,
  /** The team of a team pass. */
  participant_id: id.optional(),
  ends_at: utcDateTime,
  note: z.string().trim().min(1).max(500),
}

export const giveGrants = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/grants',
  summary:
    'Give the same to many people by their emails, each once, however often it is sent; who has no account gets a link by mail',
  by: ['helpdesk'],
  params: ofChannel,
  body: z.strictObject({ ...gift, emails: z.array(newEmail).min(1).max(200) }),
  reply: z.object({
    given: z.int(),
    /** They have the same already. */
    held: z.array(z.string()),
    /** Nobody has an account with it: a link was mailed that opens it once. */
    mailed: z.array(z.string()),
  }),
  errors: ['forbidden', 'team_not_selected'],
  limit: 'give_many',
})

export const giveGrant = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/grants',
  summary: 'Give a viewer a game, a product or all games of a team, without an order and until an end date',
  by: ['helpdesk'],
  params: byChannelAndId,
  body: z.strictObject(gift),
  reply: z.object({ id }),
  errors: ['forbidden', 'team_not_selected'],
})

export const endGrant = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/grants/:id/end',
  summary: 'End a gift now; open pages of its holder update at once',
  by: ['helpdesk'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const restoreGrant = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/grants/:id/restore',
  summary: 'Undo the end of a gift: it goes on until the given time, with what it opened before',
  by: ['helpdesk'],
  params: byChannelAndId,
  body: z.strictObject({ ends_at: utcDateTime }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const listGrantLinks = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/grant-links',
  summary: 'Gifts that were mailed to people without an account, newest first, with what became of each',
  by: ['helpdesk'],
  params: ofChannel,
  query: z.strictObject({ ...paging, ...spoken }),
  reply: listOf(studioGrantLink),
})

export const resendGrantLink = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/grant-links/:id/resend',
  summary: 'Mail the link of a gift again; the earlier link stops working',
  by: ['helpdesk'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
  limit: 'give_many',
})

export const takeBackGrantLink = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/grant-links/:id/take-back',
  summary: 'Take back a gift that nobody has opened: its link stops working',
  by: ['helpdesk'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})
