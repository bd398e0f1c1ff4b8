import type { Query, StudioGame, studioCalls } from '@grandstand/contract'
import { isCodeEvent } from '../../catalogue/events/index.ts'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import { listImages } from '../../channel/images/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localise } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import { previewRemoval } from '../event-removal/index.ts'
import { describeTerms, hashTerms } from './describe-terms.ts'
import { findGame, listHolders } from './game-store.ts'
import { canMove } from './plan-game.ts'

interface Input {
  channel: Channel
  params: { id: number }
  query: Query<typeof studioCalls.getGame>
}

export async function getGame(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, params, query }: Input,
): Promise<StudioGame> {
  const { language } = channel.settings
  return ctx.db.transaction(async tx => {
    const row = await findGame(tx, channel.id, params.id)
    const removal = await previewRemoval(tx, channel.id, params.id)
    if (!row || !removal) throw new CallError('not_found')
    const facts = await listGameFacts(tx, channel.id)
    const terms = describeTerms(row, facts, language)
    const images = await listImages({ db: tx }, channel)
    const holders = (await listHolders(tx, channel.id, [row.id], ctx.now())).get(row.id)
    return {
      id: row.id,
      name: localise(row.name, query.language ?? language, language),
      terms,
      version: hashTerms(terms),
      time_zone: row.time_zone,
      stream_status: row.stream_status,
      is_cancelled: row.cancelled_by !== null,
      can_move: canMove(row),
      is_of_files: isCodeEvent(row),
      by_hand: row.by_hand,
      price_from: row.price_from,
      picture_url: images.byId(row.image_id)?.url ?? null,
      buyers: holders?.buyers ?? 0,
      gifts: holders?.gifts ?? 0,
      clips: typeof removal === 'string' ? 0 : removal.clips,
      videos: typeof removal === 'string' ? 0 : removal.videos,
      removal: typeof removal === 'string' ? removal : null,
    }
  })
}
