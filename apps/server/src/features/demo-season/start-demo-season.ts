import type { Context } from '../../context.ts'
import { repeat } from '../../repeat.ts'
import { keepSeason } from './keep-season.ts'
import { playOn, turnMs } from './play-on.ts'

const keepEveryMs = 60_000

/** A season around now for the demo channel, and games that go on while somebody looks. */
export async function startDemoSeason(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'log'>,
  channelKey: string,
): Promise<{ stop(): Promise<void> }> {
  const withChannel = async (run: typeof keepSeason) => {
    const channel = await ctx.channels.findByKey(channelKey)
    if (channel) await run(ctx, channel)
  }
  const onError = (error: unknown) => ctx.log.warn({ error }, 'The demo season could not go on')
  await withChannel(keepSeason)
  const loops = [
    repeat({ everyMs: keepEveryMs, run: () => withChannel(keepSeason), onError }),
    repeat({ everyMs: turnMs, run: () => withChannel(playOn), onError }),
  ]
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}
