import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { insertNote, keepClosing } from '../../games/closing/index.ts'
import { findLatestOver, hasClosings } from './demo-season-store.ts'

const by = 'Robin Tremblay'
const notes = [
  'The commentary microphone was quiet until the first break. A new cable is in the bag.',
  'Full stands, and the picture held all evening. Thanks to Sam for the second camera.',
]

/** One night that is closed, so that the demo shows what comes after a game; what visitors make of it stays. */
export async function closeDemoGame(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (await hasClosings(tx, channel.id)) return
    const game = await findLatestOver(tx, channel.id, ctx.now())
    if (!game) return
    const at = new Date(Math.min(game.ends_at.getTime() + 20 * 60_000, ctx.now().getTime()))
    for (const text of notes) await insertNote(tx, channel.id, game.id, { text, by, at })
    await keepClosing(tx, channel.id, game.id, { by, now: at })
  })
}
