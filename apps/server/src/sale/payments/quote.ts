import type { PriceLines } from '@grandstand/contract'
import { addTax, checkCoupon, countLines, creditGames } from '@grandstand/rules'
import type { CountedTax } from '../../adapters/payments/index.ts'
import { addsTax } from '../../context/adds-tax.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { getScope } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { ChosenProduct } from './choose-product.ts'
import { type CouponRow, countUses, findCoupon } from './coupon-store.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { listPaidGames } from './list-paid-games.ts'

export interface Quote {
  lines: PriceLines
  coupon: CouponRow | null
  /** Orders of single games that are taken off. */
  countedIds: number[]
  /** What the tax was counted by. */
  taxId: string | null
}

type Input = Reader & { session: Session; ip: string }

/** What the product costs the caller now, line by line. A visitor has bought nothing yet. */
export async function quote(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'payments' | 'limiter'>,
  asked: Input,
  product: ChosenProduct,
  code: string | undefined,
): Promise<Quote> {
  const coupon = code === undefined ? null : await getCoupon(ctx, asked, product, code)
  const { credit, orderIds } = await countCredit(ctx, asked, product)
  const lines = countLines(product, { coupon, credit })
  const tax = await countTax(ctx, asked, lines)
  return {
    lines: { ...addTax(lines, tax?.amount ?? 0), currency: asked.channel.settings.currency },
    coupon,
    countedIds: lines.credit > 0 ? orderIds : [],
    taxId: tax?.id ?? null,
  }
}

/** Taken before the code is looked up and given back for a right one, so that guesses at once gain nothing. */
async function getCoupon(
  ctx: Pick<Context, 'db' | 'now' | 'limiter'>,
  asked: Input,
  product: ChosenProduct,
  code: string,
): Promise<CouponRow> {
  const nowMs = ctx.now().getTime()
  await ctx.limiter.takeOfCaller('coupon', asked, nowMs)
  const coupon = await findUsable(ctx, asked, product, code)
  if (!coupon) throw new CallError('wrong_promo_code')
  await ctx.limiter.giveBackOfCaller('coupon', asked, nowMs)
  return coupon
}

async function findUsable(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session }: Input,
  product: ChosenProduct,
  code: string,
): Promise<CouponRow | null> {
  const found = await findCoupon(ctx.db, channel.id, code)
  // A code is made for one game: of a group it would take that off as many times.
  if (!found || product.seats > 1) return null
  const use = { ...product, ...(await countUses(ctx.db, channel.id, session.userId, found.code)) }
  return checkCoupon(found, use, ctx.now()) === null ? found : null
}

/** What was paid for games that the pass covers. */
async function countCredit(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Input,
  product: ChosenProduct,
): Promise<{ credit: number; orderIds: number[] }> {
  const { channel, session } = asked
  const { userId } = session
  // What the buyer has paid for takes nothing off a gift.
  if (product.type !== 'package' || product.isGift || userId === null) return { credit: 0, orderIds: [] }
  return ctx.db.transaction(async tx => {
    const games = await listPaidGames(ctx, tx, asked, userId)
    if (games.length === 0) return { credit: 0, orderIds: [] }
    const scope = await getScope(tx, channel.id, product)
    return creditGames({ scope, endsAt: product.endsAt }, games, ctx.now())
  })
}

/** The provider knows where somebody is taxed; the fee is a line of its own. */
async function countTax(
  ctx: Pick<Context, 'payments'>,
  { channel, ip }: Input,
  { base_price, service_fee, discount, credit, total }: Omit<PriceLines, 'currency'>,
): Promise<CountedTax | null> {
  if (!addsTax(channel) || total === 0) return null
  // What is taken off comes off the price first.
  const base = Math.max(0, base_price - discount - credit)
  const lines = [
    { reference: 'base_price', amount: base },
    { reference: 'service_fee', amount: Math.min(service_fee, total - base) },
  ].filter(({ amount }) => amount > 0)
  const { currency } = channel.settings
  return getPaymentAccount(ctx, channel).countTax({ currency: currency.toLowerCase(), ip, lines })
}
