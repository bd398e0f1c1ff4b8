import type { Context } from '../../context/context.ts'
import { keepInputState } from './keep-input-state.ts'
import { listOwnInterrupted } from './live-input-store.ts'

/** While the database was away nobody could tell that a camera goes on; whoever noticed first took it for lost. */
export async function reviveInputs(ctx: Pick<Context, 'db' | 'now' | 'nodes' | 'publishers'>): Promise<void> {
  for (const input of await listOwnInterrupted(ctx.db, ctx.nodes.id)) {
    if (ctx.publishers.isShown(input.video_id))
      await keepInputState(ctx, input, { state: 'live', epoch: input.owner_epoch })
  }
}
