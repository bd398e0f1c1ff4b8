import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { repeatAlone } from '../../video/nodes/index.ts'
import { keepSeason } from './keep-season.ts'
import { playOn, turnMs } from './play-on.ts'

const keepEveryMs = 60_000

/** A season around now for the demo channel, and games that go on while somebody looks. */
export async function startDemoSeason(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'nodes' | 'log'>,
  channelKey: string,
): Promise<{ stop(): Promise<void> }> {
  const withChannel = async (run: (channel: Channel) => Promise<void>) => {
    const channel = await ctx.channels.findByKey(channelKey)
    if (channel) await run(channel)
  }
  const keep = (channel: Channel) => keepSeason(ctx, channel)
  let since = ctx.now()
  const play = async (channel: Channel) => {
    const now = ctx.now()
    await playOn({ db: ctx.db, now: () => now }, channel, { since })
    since = now
  }
  const onError = (error: unknown) =>
    ctx.log.warn({ error }, 'The demo season could not advance; it tries again')
  await withChannel(keep)
  const loops = [
    repeatAlone(ctx, 'demo season', { everyMs: keepEveryMs, run: () => withChannel(keep), onError }),
    repeatAlone(ctx, 'demo games', { everyMs: turnMs, run: () => withChannel(play), onError }),
  ]
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}
