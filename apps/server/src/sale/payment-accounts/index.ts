import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { beginConnectPayments } from './begin-connect-payments.ts'
import { connectPayments } from './connect-payments.ts'
import { disconnectPayments } from './disconnect-payments.ts'
import { finishConnectPayments } from './finish-connect-payments.ts'
import { getPaymentConnection } from './get-payment-connection.ts'
import { setWebhookSecret } from './set-webhook-secret.ts'
import { testPayments } from './test-payments.ts'

const keyOf = (params: { channel: string }) => params.channel

export const paymentAccountRoutes = [
  channelRoute(studioCalls.getPaymentConnection, keyOf, getPaymentConnection),
  channelRoute(studioCalls.connectPayments, keyOf, connectPayments),
  channelRoute(studioCalls.beginConnectPayments, keyOf, beginConnectPayments),
  channelRoute(studioCalls.finishConnectPayments, keyOf, finishConnectPayments),
  channelRoute(studioCalls.disconnectPayments, keyOf, disconnectPayments),
  channelRoute(studioCalls.testPayments, keyOf, testPayments),
  channelRoute(studioCalls.setWebhookSecret, keyOf, setWebhookSecret),
]
