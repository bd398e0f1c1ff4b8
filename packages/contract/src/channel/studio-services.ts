import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { done, ofChannel, utcDateTime } from '../scalars.ts'
import { channelServices, serviceProblems, serviceSources } from '../studio-constants.ts'

const service = z.enum(channelServices)

export const getServices = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/services',
  summary: 'The accounts of the channel at Google, Facebook and reCAPTCHA, without their secrets',
  by: ['owner'],
  params: ofChannel,
  reply: z.object({
    items: z.array(
      z.object({
        service,
        source: z.enum(serviceSources),
        /** As the service knows the channel; null: nobody has said. */
        public_id: z.string().nullable(),
        /** Where the service sends people back to, as it must be entered there; null: nobody is sent anywhere. */
        redirect_url: z.string().nullable(),
        set_by: z.string().nullable(),
        set_at: utcDateTime.nullable(),
        /** Its secret was sealed with another key of the server, and must be typed again. */
        is_lost: z.boolean(),
      }),
    ),
  }),
})

export const connectService = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/services',
  summary:
    'Type the id and the secret of an account. They are tried where the service can be asked, and kept sealed only if it knows them; nothing is kept beside SECRETS_FILE',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({
    service,
    /** A client id, an app id or a site key. Google Analytics has its measurement id in the settings: empty. */
    public_id: z
      .string()
      .trim()
      .max(200)
      .regex(/^[\w.-]*$/, 'form'),
    secret: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .regex(/^[\x21-\x7e]+$/, 'form'),
  }),
  reply: z.object({
    /** Null: it is kept. */
    problem: z.enum(serviceProblems).nullable(),
    /** The service knows it; false: it cannot be asked. */
    is_tried: z.boolean(),
  }),
  errors: ['conflict'],
  limit: 'service_keys',
})

export const disconnectService = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/services/remove',
  summary: 'Forget an account that was typed',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({ service }),
  reply: done,
})
