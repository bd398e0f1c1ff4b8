import { checkCut, checkRange, choosePublishing, limitFeatures } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { findCapabilities } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { isBanned } from './clip-ban-store.ts'
import { countMonthCuts } from './clip-cut-store.ts'
import { isBuying } from './get-clip-options.ts'
import { listEventTags } from './list-clip-tags.ts'

type Input = Reader & { session: Session & { userId: number } }

/**
 * Asks twice: before any work, and again in the transaction that counts. Returns the month. A clip that is moved does not
 * count against itself.
 */
export async function openQuota(ctx: Pick<Context, 'db' | 'now'>, asked: Input, clipId: number | null) {
  const { channel, session } = asked
  const [capabilities, isBuyer] = await Promise.all([findCapabilities(ctx, asked), isBuying(ctx, session)])
  const month = monthOf(ctx.now())
  return async (db: Db | Tx): Promise<string> => {
    const refusal = checkCut({
      cutters: channel.settings.clips.cut,
      capabilities,
      isBuyer,
      isBanned: await isBanned(db, channel.id, session.userId),
      count: await countMonthCuts(db, channel.id, session.userId, { month, exceptClipId: clipId }),
      limit: limitFeatures(channel.settings.feature_limits, capabilities).clips,
    })
    if (refusal) throw new CallError(refusal)
    return month
  }
}

/** What becomes of a clip that its owner wants to be public. */
export async function choosePublic(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session }: Input,
  isWanted: boolean,
): Promise<{ is_public: boolean; moderation: 'approved' | 'waiting' }> {
  if (!isWanted) return { is_public: false, moderation: 'approved' }
  const publishing = choosePublishing(channel.settings.clips.publish, {
    isBuyer: await isBuying(ctx, session),
    isBanned: await isBanned(ctx.db, channel.id, session.userId),
  })
  if (publishing === 'no')
    throw new CallError('forbidden', { fields: { is_public: 'is not for you to say' } })
  return { is_public: true, moderation: publishing === 'yes' ? 'approved' : 'waiting' }
}

export async function checkTags(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader,
  categoryId: number,
  tags: readonly string[],
): Promise<string[]> {
  const known = new Set((await listEventTags(ctx, asked, categoryId)).map(({ alias }) => alias))
  if (!tags.every(tag => known.has(tag)))
    throw new CallError('invalid_request', { fields: { tags: 'Please select tag' } })
  return [...new Set(tags)]
}

/** Refuses with what is wrong with which field. */
export function checkStretch(
  { channel }: Pick<Reader, 'channel'>,
  range: Omit<Parameters<typeof checkRange>[0], 'maxSeconds'>,
): void {
  const wrong = checkRange({ ...range, maxSeconds: channel.settings.clip_max_seconds })
  if (wrong) throw new CallError('invalid_request', { fields: { [wrong.field]: wrong.text } })
}
