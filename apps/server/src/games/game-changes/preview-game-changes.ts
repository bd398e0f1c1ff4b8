import type { Body, GameChangesPreview, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listGames } from '../games/index.ts'
import { compareGameChanges } from './compare-game-changes.ts'
import { listChosen } from './list-chosen.ts'

interface Input {
  channel: Channel
  body: Body<typeof studioCalls.previewGameChanges>
}

/** Nothing is stored in between: the write repeats the change and names the preview that the operator saw. */
export async function previewGameChanges(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, body }: Input,
): Promise<GameChangesPreview> {
  const ids = await listChosen(ctx, channel, body)
  if (ids === null) {
    const counts = { changed: 0, same: 0, wrong: 0, left_out: 0 }
    return { games: [], counts, is_too_many: true, version: '' }
  }
  return ctx.db.transaction(async tx => {
    const games = await listGames(tx, channel.id, ids)
    return (await compareGameChanges(tx, channel, games, body, ctx.now())).preview
  })
}
