import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, codeOrRecovery, done, id, interfaceLanguage, ofChannel } from '../scalars.ts'
import { operatorRoles, personResets } from '../studio-constants.ts'
import { person } from '../studio-entities.ts'

const ofPerson = byChannelAndId
const role = z.enum(operatorRoles)

export const listPeople = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/people',
  summary: 'The people who work on the channel, owners first; operators of the deployment are not listed',
  by: ['owner'],
  params: ofChannel,
  reply: z.object({
    items: z.array(person),
    /** An operator without a second factor must set one up before anything else. */
    demands_totp: z.boolean(),
  }),
})

export const invitePerson = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/people',
  summary:
    'Invite somebody by mail with a link to choose a password and log in, once and within a week; the link is in the answer, too',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({
    email: z.string().trim().max(254),
    role,
    /** Of the mail. */
    language: interfaceLanguage,
  }),
  reply: z.object({ id, link: z.string() }),
  errors: ['forbidden', 'email_taken', 'conflict'],
  limit: 'invitation',
})

export const resendInvitation = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/resend',
  summary: 'Mail a new link to somebody who has not accepted yet; the earlier link stops working',
  by: ['owner'],
  params: ofPerson,
  reply: z.object({ link: z.string() }),
  errors: ['forbidden', 'conflict'],
  limit: 'invitation',
})

export const resetPerson = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/reset',
  summary:
    'For somebody who has lost their password or phone: mail a link to another password, or turn the second factor off. It asks for one’s own password and code, and ends all their sessions',
  by: ['owner'],
  personal: true,
  params: ofPerson,
  body: z.strictObject({
    what: z.enum(personResets),
    current_password: z.string().min(1).max(128),
    code: codeOrRecovery.optional(),
    /** Of the mail. */
    language: interfaceLanguage,
  }),
  /** Of a password: the link, for where no mail arrives. */
  reply: z.object({ link: z.string().nullable() }),
  errors: ['wrong_auth_data', 'forbidden', 'conflict'],
  limit: 'password',
})

export const changeRole = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/role',
  summary: 'Change somebody’s role, from their next call on; a channel keeps its last owner',
  by: ['owner'],
  params: ofPerson,
  body: z.strictObject({ role }),
  reply: done,
  errors: ['forbidden', 'last_owner'],
})

export const removePerson = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/people/:id/remove',
  summary:
    'Remove somebody from the channel: their sessions end at once, everywhere; a channel keeps its last owner',
  by: ['owner'],
  params: ofPerson,
  reply: done,
  errors: ['forbidden', 'last_owner'],
})

export const demandTotp = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/totp-demand',
  summary: 'Whether everybody on the channel must have a second factor',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({ is_demanded: z.boolean() }),
  reply: done,
  errors: ['forbidden'],
})
