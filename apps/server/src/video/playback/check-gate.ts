import { checkFreePreview, checkWatch, isEmbeddable, isEventPurchased, isSold } from '@grandstand/rules'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeSold } from './describe-sold.ts'
import type { PlayableSource, RecordedSource } from './describe-source.ts'
import { mayWatch } from './may-watch.ts'
import { findWatchedEvent, type PlayableMedia } from './watched-event-store.ts'

/** The event's playable media, the requested one first. Refuses with the reason. */
export async function checkGate(
  ctx: GateContext,
  asked: Asked,
  eventId: number,
  eventMediaId: number | null,
): Promise<{ eventMediaId: number; source: PlayableSource; isLive: boolean; isPurchased: boolean }> {
  const { media, facts, sold } = await gatherFacts(ctx, asked, eventId, eventMediaId)
  // Where nothing has to be bought, nobody is asked what they have.
  const isPurchased =
    isSold(facts.type) && isEventPurchased(sold, await asked.session.openingOrders(), ctx.now())
  const gate = checkWatch({ ...facts, isPurchased })
  if (gate === 'login_needed') throw new CallError('unauthenticated')
  if (gate !== null) throw new CallError(gate)
  if (!media) throw new CallError('nothing_to_play')
  return { eventMediaId: media.id, source: media.source, isLive: facts.stream_status === 'live', isPurchased }
}

/** What the free seconds of a game are taken from. Refuses where they would not be all that a buyer needs. */
export async function checkPreviewGate(
  ctx: GateContext,
  asked: Asked,
  eventId: number,
  eventMediaId: number | null,
): Promise<{ eventMediaId: number; source: RecordedSource }> {
  const { media, facts } = await gatherFacts(ctx, asked, eventId, eventMediaId)
  const gate = checkFreePreview(facts)
  if (gate === 'login_needed') throw new CallError('unauthenticated')
  if (gate !== null) throw new CallError(gate)
  if (!media || media.source.videoId === null) throw new CallError('nothing_to_play')
  return { eventMediaId: media.id, source: media.source }
}

type GateContext = Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>
type Asked = Reader & { session: Session; ip: string }

async function gatherFacts(ctx: GateContext, asked: Asked, eventId: number, eventMediaId: number | null) {
  const { channel } = asked
  const event = await findWatchedEvent(ctx.db, channel.id, eventId)
  if (!event || (event.is_private && !(await asked.session.operator()))) throw new CallError('not_found')
  const wanted = eventMediaId === null ? event.media : event.media.filter(({ id }) => id === eventMediaId)
  if (eventMediaId !== null && wanted.length === 0)
    throw new CallError('not_found', { fields: { event_media_id: 'does not belong to this event' } })
  const media = await chooseMedia(ctx, channel, wanted)
  const sold = await describeSold(ctx, asked, event)
  const { stream_status, is_cancelled } = sold
  const facts = {
    type: event.is_private ? ('free' as const) : sold.type,
    stream_status,
    is_cancelled,
    isLoggedIn: asked.session.userId !== null,
    isGeoBlocked: isGeoBlocked(ctx, asked),
    canWatch: event.is_private || (await mayWatch(ctx, asked)),
    hasMedia: media !== undefined,
  }
  return { media, facts, sold }
}

/** The first that has a picture: a camera that was never used blocks nobody. */
export async function chooseMedia(
  ctx: Pick<Context, 'videoNodes'>,
  channel: Reader['channel'],
  wanted: readonly PlayableMedia[],
): Promise<{ id: number; source: PlayableSource } | undefined> {
  for (const { id, type, url, video_id, rungs } of wanted) {
    if (type === 'embedded' && url !== null && isEmbeddable(url, channel.settings.embed_hosts))
      return { id, source: { videoId: null, embeddedUrl: url } }
    if (video_id === null) continue
    // A file's first size need not be the source's.
    if (rungs.length > 0 || (await ctx.videoNodes.isReady(channel.id, video_id)))
      return { id, source: { videoId: video_id, rungs } }
  }
  return undefined
}
