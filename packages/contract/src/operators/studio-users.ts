import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, listOf, ofChannel, paging } from '../scalars.ts'
import { studioUser, studioUserDetail } from '../studio-entities.ts'

const ofUser = byChannelAndId

export const listStudioUsers = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/users',
  summary: "The channel's viewers, newest first; every search word must be in the name or the email",
  by: ['helpdesk'],
  params: ofChannel,
  query: z.strictObject({ search: z.string().max(100).optional(), ...paging }),
  reply: listOf(studioUser),
})

export const getStudioUser = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/users/:id',
  summary: 'One viewer',
  by: ['helpdesk'],
  params: ofUser,
  reply: studioUserDetail,
})

export const setTemporaryPassword = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/temporary-password',
  summary:
    'Give the viewer a temporary password that must be changed at the next login; ends all sessions of the viewer',
  by: ['helpdesk'],
  params: ofUser,
  /** In clear this once. */
  reply: z.object({ temporary_password: z.string() }),
  errors: ['forbidden'],
})

export const setMemberNumber = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/member-number',
  summary: 'Give the viewer a member number to log in with, or remove it; a number belongs to one account',
  by: ['helpdesk'],
  params: ofUser,
  body: z.strictObject({
    member_number: z
      .string()
      .trim()
      .regex(/^\d{4,20}$/, 'must be 4 to 20 digits')
      .nullable(),
  }),
  reply: z.object({ member_number: z.string().nullable() }),
  errors: ['forbidden'],
})

export const endUserSessions = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/end-sessions',
  summary: 'Log the viewer out everywhere',
  by: ['helpdesk'],
  params: ofUser,
  reply: z.object({ ended: z.int() }),
  errors: ['forbidden'],
})
