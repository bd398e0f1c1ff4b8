import type { calls, PriceLines, Query, Reply } from '@grandstand/contract'
import { checkSale, eventTitle } from '@grandstand/rules'
import { getEvent } from '../../catalogue/events/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chooseProduct } from './choose-product.ts'
import { describeForm } from './describe-form.ts'
import { quote } from './quote.ts'

type QuoteContext = Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'payments' | 'limiter'>
type Input<Call extends typeof calls.getPriceLines | typeof calls.applyCoupon> = Reader & {
  session: Session
  ip: string
  query: Query<Call>
}

export async function getPriceLines(
  ctx: QuoteContext,
  asked: Input<typeof calls.getPriceLines>,
): Promise<Reply<typeof calls.getPriceLines>> {
  const product = await chooseSold(ctx, asked)
  const { lines } = await quote(ctx, asked, product, undefined)
  const name = await nameSold(ctx, asked, product)
  return { ...lines, name, form: describeForm(ctx, asked.channel) }
}

/** To somebody who hides scores a game is named by its teams. */
async function nameSold(
  ctx: QuoteContext,
  asked: Input<typeof calls.getPriceLines>,
  { name, event_id }: Awaited<ReturnType<typeof chooseSold>>,
): Promise<string> {
  if (event_id === null || (await asked.session.shownScores()) === 'all') return localiser(asked)(name)
  return eventTitle(await getEvent(ctx, { ...asked, params: { id: event_id } }))
}

export async function applyCoupon(
  ctx: QuoteContext,
  asked: Input<typeof calls.applyCoupon>,
): Promise<PriceLines> {
  const product = await chooseSold(ctx, asked)
  return (await quote(ctx, asked, product, asked.query.coupon)).lines
}

async function chooseSold(ctx: QuoteContext, asked: Input<typeof calls.getPriceLines>) {
  const product = await chooseProduct(ctx, asked, asked.query)
  const refusal = checkSale(product.sale, ctx.now().getTime())
  if (refusal) throw new CallError(refusal)
  return product
}
