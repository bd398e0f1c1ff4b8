import {
  currencies,
  type OrderFilter,
  type OrderMethod,
  type Reply,
  type studioCalls,
} from '@grandstand/contract'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { describeStudioOrder } from './describe-studio-order.ts'
import { countDisputed, listStudioOrderRows, sumOrders } from './studio-order-store.ts'

const currency = z.enum(currencies)

export interface OrderQuestion {
  search: string
  show: OrderFilter
  userId?: number | undefined
  eventId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  method?: OrderMethod | undefined
  limit: number
  offset: number
}

export async function findOrders(
  ctx: Pick<Context, 'rosters'> & { db: Db | Tx },
  reader: Reader,
  { search, ...asked }: OrderQuestion,
): Promise<Omit<Reply<typeof studioCalls.listStudioOrders>, 'look'>> {
  const { limit, offset } = asked
  const words = search.split(/\s+/).filter(Boolean)
  const { id, settings } = reader.channel
  const narrowed = { ...asked, words, timeZone: settings.time_zone }
  const { rows, total } = await listStudioOrderRows(ctx.db, id, narrowed)
  const { known } = await ctx.rosters.get(reader)
  const items = rows.map(row => describeStudioOrder(reader, known, row))
  return {
    items,
    total: cappedTotal(total, { limit, offset, shown: items.length }),
    limit,
    offset,
    sums: (await sumOrders(ctx.db, id, narrowed)).map(sum => ({
      ...sum,
      currency: currency.parse(sum.currency),
    })),
    disputed: await countDisputed(ctx.db, id),
  }
}
