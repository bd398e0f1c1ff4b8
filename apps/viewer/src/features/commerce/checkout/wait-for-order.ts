import type { ApiClient } from '@grandstand/api-client'
import type { Order } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { isSettled, orderPollMs } from './order-query.ts'

/** Asks until it is paid or has failed. A line that breaks is no answer: the next question may get one. */
export async function waitForOrder(client: ApiClient, language: string, order: Order): Promise<Order> {
  const id = String(order.id)
  for (;;) {
    const found = await client
      .send(wireCalls.getOrder, { params: { id }, query: { language } })
      .catch(() => undefined)
    if (isSettled(found)) return found
    await new Promise(resolve => setTimeout(resolve, orderPollMs))
  }
}
