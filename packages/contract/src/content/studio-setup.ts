import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { genders, refundPolicies } from '../constants.ts'
import { color, currency, done, language, ofChannel } from '../scalars.ts'
import { legalPages, operatorRoles } from '../studio-constants.ts'
import { studioChannel } from '../studio-entities.ts'
import { hostStates, setupSteps } from './setup-constants.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'must be one line')

export const createChannel = defineStudioCall({
  method: 'POST',
  path: '/studio/channels',
  summary: 'Create a channel with its sports and teams; for operators of the whole deployment',
  by: ['owner'],
  ofDeployment: true,
  body: z.strictObject({
    channel_key: z.string().regex(/^[a-z0-9][a-z0-9-]{2,60}$/, 'must be lower-case letters, digits and -'),
    name: line(100),
    /** Without port; null: none yet. */
    host: z
      .string()
      .max(253)
      .regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without a port')
      .nullable(),
    /** The channel's own, which is among its languages. */
    language,
    languages: z.array(language).min(1).max(10),
    currency,
    time_zone: z.string().min(1).max(60),
    contact_email: z.string().trim().max(254).pipe(z.email()),
    /** Who sells, as the terms name it; null: the channel under its own name. */
    seller: line(100).nullable(),
    refunds: z.enum(refundPolicies),
    primary: color,
    /** PNG, JPEG or WebP. */
    logo: z.base64().max(700_000).nullable(),
    sports: z.array(line(60)).min(1).max(20),
    gender: z.enum(genders),
    /** Schools or clubs: each has a team in each of the sports. */
    teams: z.array(z.strictObject({ name: line(100), city: z.string().trim().max(100) })).max(200),
  }),
  bodyBytes: 1024 * 1024,
  reply: studioChannel,
  errors: ['forbidden', 'conflict'],
})

export const getChannelSetup = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/setup',
  summary: 'What a channel has and still needs before it can sell its first ticket; checks its own addresses',
  by: operatorRoles,
  params: z.strictObject({ channel: z.string().min(1).max(100) }),
  reply: z.object({
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        is_done: z.boolean(),
        /** How many there are, where that is what counts. */
        count: z.int().nullable(),
      }),
    ),
    hosts: z.array(z.object({ host: z.string(), state: z.enum(hostStates) })),
    is_sandbox: z.boolean(),
    legal: z.object({
      /** Those that the channel does not have: templates can be written for them. */
      lacks: z.array(z.enum(legalPages)),
      /** Null: nobody has chosen yet, and the checkout says nothing of refunds. */
      refunds: z.enum(refundPolicies).nullable(),
      /** As the terms would name who sells. */
      seller: z.string(),
      /** Its files alone count, see `run_as_code`. */
      is_locked: z.boolean(),
    }),
  }),
})

export const confirmLegalTexts = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/setup/legal',
  summary: 'Say that the terms, the privacy policy and the refund policy are as they should be',
  by: ['owner'],
  params: ofChannel,
  reply: done,
  errors: ['conflict'],
})

export const writeLegalTexts = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/setup/legal/texts',
  summary: 'Write the legal pages that the channel lacks from the templates, for everybody to read at once',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({
    /** Who sells, as the pages name it. */
    seller: line(100),
    refunds: z.enum(refundPolicies),
  }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})
