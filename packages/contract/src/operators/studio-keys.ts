import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, done, id, ofChannel } from '../scalars.ts'
import { keyRoles } from '../studio-constants.ts'
import { studioKey } from './studio-key-entities.ts'

export const listStudioKeys = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/api-keys',
  summary:
    'The keys with which programs make calls of the Studio: those that work, then those that were revoked',
  by: ['owner'],
  params: ofChannel,
  reply: z.object({ items: z.array(studioKey) }),
})

export const makeStudioKey = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/api-keys',
  summary:
    'Make a key with which a program does what a role may do on this channel, in an Authorization header; it is shown once',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({ name: z.string().trim().min(1).max(60), role: z.enum(keyRoles) }),
  reply: z.object({ id, key: z.string() }),
  errors: ['forbidden', 'conflict'],
  limit: 'invitation',
})

export const revokeStudioKey = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/api-keys/:id/revoke',
  summary: 'Revoke a key: its next call is refused',
  by: ['owner'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden'],
})
