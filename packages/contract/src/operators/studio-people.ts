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
  summary: "Who works on the channel, owners first; the deployment's own operators are not among them",
  needs: 'operator',
  by: ['owner'],
  params: z.strictObject({ channel }),
  reply: z.object({
    items: z.array(person),
    /** Who has no second factor is led to set one up before anything else. */
    demands_totp: z.boolean(),
  }),
})

export const invitePerson = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/people',
  summary: 'Mail somebody a link by which they choose a password and come in, once and within a week',
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
  summary: 'Mail another link to who has not come in yet; the one before opens no longer',
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
  summary: 'Give somebody another role, from their next call on; the last owner stays one',
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
  summary: 'Take somebody off the channel: their sessions end at once, everywhere; the last owner stays',
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
