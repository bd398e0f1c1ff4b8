import type { OrderFilter, Reply, studioCalls } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { describeStudioOrder } from './describe-studio-order.ts'
import { listStudioOrderRows } from './studio-order-store.ts'

export interface OrderQuestion {
  search: string
  show: OrderFilter
  userId?: number | undefined
  eventId?: number | undefined
  limit: number
  offset: number
}

export async function findOrders(
  { db }: { db: Db | Tx },
  reader: Reader,
  { search, ...asked }: OrderQuestion,
): Promise<Omit<Reply<typeof studioCalls.listStudioOrders>, 'look'>> {
  const { limit, offset } = asked
  const words = search.split(/\s+/).filter(Boolean)
  const { rows, total } = await listStudioOrderRows(db, reader.channel.id, { ...asked, words })
  const items = rows.map(row => describeStudioOrder(reader, row))
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
