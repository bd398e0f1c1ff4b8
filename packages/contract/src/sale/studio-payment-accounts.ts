import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { done, ofChannel } from '../scalars.ts'
import { connectResult, keysReport, paymentConnection } from './payment-account-entities.ts'

/** As the provider writes them; a restricted key is as good as a secret one, and better. */
const keys = {
  publishable_key: z.string().regex(/^pk_(?:test|live)_\w{8,250}$/),
  secret_key: z.string().regex(/^(?:sk|rk)_(?:test|live)_\w{8,250}$/),
}

export const getPaymentConnection = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/payment-account',
  summary: 'Where the money of the channel goes, and whether the payment provider answers',
  by: ['finance'],
  params: ofChannel,
  reply: paymentConnection,
})

export const connectPayments = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/payment-account',
  summary:
    'Check a pair of keys at the payment provider and, if payments can be taken with them, sell by them from now on. The secret one is sealed and never shown again',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({
    ...keys,
    /** The provider knows where its seller is registered, and adds tax. */
    adds_tax: z.boolean(),
    /** Only ask what they are good for. */
    is_check: z.boolean().optional(),
  }),
  reply: keysReport,
  errors: ['forbidden', 'conflict'],
  limit: 'payment_keys',
})

export const beginConnectPayments = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/payment-account/begin-connect',
  summary:
    "Make an account for the channel by the deployment's platform, or go on with the one that was begun. Its owner finishes it at the provider's pages",
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({
    /** The provider knows where its seller is registered, and adds tax. */
    adds_tax: z.boolean(),
  }),
  /** Where the owner goes on; good for one visit within minutes. */
  reply: z.object({ url: z.url() }),
  errors: ['forbidden', 'conflict', 'unavailable'],
  limit: 'payment_keys',
})

export const finishConnectPayments = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/payment-account/finish-connect',
  summary: 'Ask the provider how far the account has come and, if it takes cards, sell by it from now on',
  by: ['owner'],
  params: ofChannel,
  reply: connectResult,
  errors: ['forbidden', 'conflict', 'unavailable'],
  limit: 'payment_keys',
})

export const disconnectPayments = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/payment-account/disconnect',
  summary: 'Sell by this account no more. What was paid there is still refunded and followed there',
  by: ['owner'],
  params: ofChannel,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const testPayments = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/payment-account/test',
  summary: 'Pay 1.00 with a test card at an account in test mode and refund it at once',
  by: ['owner'],
  params: ofChannel,
  /** Null: it went through and came back. */
  reply: z.object({ problem: z.string().nullable() }),
  errors: ['forbidden', 'conflict', 'unavailable'],
  limit: 'payment_keys',
})

export const setWebhookSecret = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/payment-account/webhook-secret',
  summary: 'Keep the signing secret of a webhook endpoint that was made by hand at the payment provider',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({ secret: z.string().regex(/^whsec_\w{8,250}$/) }),
  reply: done,
  errors: ['forbidden', 'conflict'],
  limit: 'payment_keys',
})
