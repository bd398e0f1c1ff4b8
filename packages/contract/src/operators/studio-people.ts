import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idParam, interfaceLanguage } from '../scalars.ts'
import { operatorRoles } from '../studio-constants.ts'
import { person } from '../studio-entities.ts'

const channel = z.string().min(1).max(100)
const ofPerson = z.strictObject({ channel, id: idParam })
const role = z.enum(operatorRoles)
const done = z.object({ success: z.literal(true) })

export const listPeople = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/people',
  summary: 'The people who work on the channel, owners first; operators of the deployment are not listed',
  needs: 'operator',
  by: ['owner'],
  params: z.strictObject({ channel }),
  reply: z.object({
    items: z.array(person),
    /** An operator without a second factor must set one up before anything else. */
    demands_totp: z.boolean(),
  }),
})

export const invitePerson = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/people',
  summary: 'Invite somebody by mail with a link to choose a password and log in, once and within a week',
  needs: 'operator',
  by: ['owner'],
  params: z.strictObject({ channel }),
  body: z.strictObject({
    email: z.string().trim().max(254),
    role,
    /** Of the mail. */
    language: interfaceLanguage,
  }),
  reply: z.object({ id }),
  errors: ['forbidden', 'email_taken', 'conflict'],
  limit: 'invitation',
})

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/resend',
  summary: 'Mail a new link to somebody who has not accepted yet; the earlier link stops working',
  needs: 'operator',
  by: ['owner'],
  params: ofPerson,
  reply: done,
  errors: ['forbidden', 'conflict'],
  limit: 'invitation',
})

export const changeRole = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/role',
  summary: 'Change somebody’s role, from their next call on; a channel keeps its last owner',
  needs: 'operator',
  by: ['owner'],
  params: ofPerson,
  body: z.strictObject({ role }),
  reply: done,
  errors: ['forbidden', 'last_owner'],
})

export const removePerson = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/remove',
  summary:
    'Remove somebody from the channel: their sessions end at once, everywhere; a channel keeps its last owner',
  needs: 'operator',
  by: ['owner'],
  params: ofPerson,
  reply: done,
  errors: ['forbidden', 'last_owner'],
})

export const demandTotp = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/totp-demand',
  summary: 'Whether everybody on the channel must have a second factor',
  needs: 'operator',
  by: ['owner'],
  params: z.strictObject({ channel }),
  body: z.strictObject({ is_demanded: z.boolean() }),
  reply: done,
  errors: ['forbidden'],
})
