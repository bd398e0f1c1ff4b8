import { calls, studioCalls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { listBuyerMails } from './list-buyer-mails.ts'
import { mailBuyers } from './mail-buyers.ts'
import { setBuyerMails } from './set-buyer-mails.ts'

export { listBuyerMailRows } from './buyer-mail-store.ts'
export { sendBuyerMail } from './send-buyer-mail.job.ts'

const keyOf = (params: { channel: string }) => params.channel

export const buyerMailRoutes = [keyRoute(calls.setBuyerMails, setBuyerMails)]

export const studioBuyerMailRoutes = [
  channelRoute(studioCalls.listBuyerMails, keyOf, listBuyerMails),
  channelRoute(studioCalls.mailBuyers, keyOf, mailBuyers),
]
