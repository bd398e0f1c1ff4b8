import type { calls, Reply } from '@grandstand/contract'
import { type Capability, checkCut, choosePublishing, isOpening, listCapabilities } from '@grandstand/rules'
import { getEvent } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { findCapabilities } from '../../orders/orders/index.ts'
import { isBanned } from './clip-ban-store.ts'
import { listEventTags } from './list-clip-tags.ts'

export async function getClipOptions(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: Session; params: { id: number } },
): Promise<Reply<typeof calls.getClipOptions>> {
  const { settings } = asked.channel
  const event = await getEvent(ctx, asked)
  const who = {
    isBuyer: await isBuying(ctx, asked.session),
    isBanned: await isBanned(ctx.db, asked.channel.id, asked.session.userId),
  }
  const mayCut = (capabilities: Capability[]) =>
    !event.is_private &&
    checkCut({ cutters: settings.clips.cut, capabilities, ...who, count: 0, limit: 1 }) === null
  const isVisitor = asked.session.userId === null
  const asUser = listCapabilities(settings.capabilities, { isLoggedIn: true, orders: [] }, ctx.now())
  return {
    max_seconds: settings.clip_max_seconds,
    tags: await listEventTags(ctx, asked, event.event_category_id),
    can_cut: !isVisitor && mayCut(await findCapabilities(ctx, asked)),
    can_cut_as_user: isVisitor && mayCut(asUser),
    publishing: choosePublishing(settings.clips.publish, who),
  }
}

/** Something that they bought is paid and active. */
export async function isBuying(ctx: Pick<Context, 'now'>, session: Session): Promise<boolean> {
  const orders = await session.openingOrders()
  return orders.some(order => isOpening(order, ctx.now()))
}
