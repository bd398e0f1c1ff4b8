import { sourceRung } from '@grandstand/media'
import { isSold, needsExactFile } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findAccountByEmail } from '../../features/auth/index.ts'
import { addClip, listEventTags } from '../../features/clips/index.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { isTelevised } from '../season/index.ts'
import { demoLogins } from '../users/index.ts'
import { countCutsOf, listReplayedGames } from './demo-video-store.ts'

/** What the demo's fan has cut, of a game each; the last is for nobody else. */
const cuts = [
  { name: 'The opener', start: 6, seconds: 12 },
  { name: 'What a move', start: 14, seconds: 9 },
  { name: 'So close!', start: 9, seconds: 10 },
  { name: 'Late drama', start: 18, seconds: 11 },
  { name: 'For the family', start: 4, seconds: 15 },
]

/** Once, as soon as there are replays; who deletes them has none. */
export async function cutDemoClips(
  ctx: Pick<Context, 'db' | 'now' | 'homes' | 'nodes' | 'jobs' | 'rosters'>,
  channel: Channel,
): Promise<void> {
  const fan = await findAccountByEmail(ctx.db, channel.id, demoLogins[0].email)
  if (!fan || (await countCutsOf(ctx.db, channel.id, fan.id)) > 0) return
  const games = (await listReplayedGames(ctx.db, channel.id)).filter(({ sport }) => isTelevised(sport))
  if (games.length < cuts.length) return
  for (const [index, { name, start, seconds }] of cuts.entries()) {
    const game = games[index]
    const recording = game && (await ctx.homes.measure(channel.id, game.video_id, { rung: sourceRung }))
    if (!game || !recording || recording.endSeconds < start + seconds) continue
    const reader = { channel, language: channel.settings.language }
    const [tag] = await listEventTags(ctx, reader, game.event_category_id)
    const is_public = index < cuts.length - 1
    await ctx.db.transaction(tx =>
      addClip(ctx, tx, channel.id, {
        ...{ user_id: fan.id, event_id: game.id, event_media_id: game.event_media_id },
        ...{ source_video_id: game.video_id, source_rung: sourceRung, name },
        ...{ tags: tag ? [tag.alias] : [], start_seconds: start, duration_seconds: seconds },
        ...{ is_public, moderation: 'approved', month: monthOf(ctx.now()) },
        is_exact: needsExactFile({ is_public, isShared: false, isSold: isSold(game.type) }),
      }),
    )
  }
}
