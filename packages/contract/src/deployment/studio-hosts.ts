import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { done, ofChannel } from '../scalars.ts'
import { hostReport } from './server-entities.ts'

/** As it is written into DNS, without a port. */
const ofHost = z.strictObject({
  host: z
    .string()
    .min(1)
    .max(253)
    .regex(/^[a-z0-9.-]+$/, 'form'),
})

export const getHosts = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/hosts',
  summary: 'The host names that lead to the channel; the first is in mails and search engines',
  by: ['owner'],
  params: ofChannel,
  reply: z.object({
    items: z.array(z.string()),
    /** Its files alone count, see `run_as_code`. */
    is_locked: z.boolean(),
  }),
})

export const checkHost = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/hosts/check',
  summary: 'Ask name servers and the host itself where a host name of the channel leads',
  by: ['owner'],
  params: ofChannel,
  body: ofHost,
  reply: hostReport,
  limit: 'host_check',
})

/** Names are the deployment's: an owner of one channel could take another's. */
export const addHost = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/hosts',
  summary: 'Let a host name lead to the channel, after those that it has; no other channel may have it',
  by: ['owner'],
  ofDeployment: true,
  params: ofChannel,
  body: ofHost,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const chooseMainHost = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/hosts/main',
  summary: 'Choose which of the host names mails and search engines get',
  by: ['owner'],
  ofDeployment: true,
  params: ofChannel,
  body: ofHost,
  reply: done,
  errors: ['forbidden'],
})

export const removeHost = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/hosts/remove',
  summary: 'Let a host name lead to the channel no longer',
  by: ['owner'],
  ofDeployment: true,
  params: ofChannel,
  body: ofHost,
  reply: done,
  errors: ['forbidden'],
})
