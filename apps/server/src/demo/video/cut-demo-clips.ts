import { sourceRung } from '@grandstand/media'
import { formatClock, isSold, nameClip, needsExactFile } from '@grandstand/rules'
import { findAccountByEmail } from '../../accounts/auth/index.ts'
import { getEvent } from '../../catalogue/events/index.ts'
import { addClip, insertReport } from '../../clips/clips/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { isTelevised } from '../season/index.ts'
import { demoLogins } from '../users/index.ts'
import { countCutsOf, listReplayedGames } from './demo-video-store.ts'

type Visibility = 'public' | 'waiting' | 'reported' | 'private'

/** What the demo's fan has cut, of a game each; operators find something to judge. */
const cuts: readonly { start: number; seconds: number; visibility: Visibility }[] = [
  { start: 6, seconds: 12, visibility: 'public' },
  { start: 14, seconds: 9, visibility: 'public' },
  { start: 9, seconds: 10, visibility: 'reported' },
  { start: 18, seconds: 11, visibility: 'public' },
  { start: 11, seconds: 8, visibility: 'waiting' },
  { start: 4, seconds: 15, visibility: 'private' },
]

/** By a visitor whose key is long gone. */
const report = { key_hash: 'demo', reason: 'person', text: 'My son does not want to be seen here.' }

/** Once, as soon as there are replays; clips that somebody deletes stay deleted. */
export async function cutDemoClips(
  ctx: Pick<Context, 'db' | 'now' | 'videoNodes' | 'nodes' | 'jobs' | 'rosters'>,
  channel: Channel,
): Promise<void> {
  const fan = await findAccountByEmail(ctx.db, channel.id, demoLogins[0].email)
  if (!fan || (await countCutsOf(ctx.db, channel.id, fan.id)) > 0) return
  const games = (await listReplayedGames(ctx.db, channel.id)).filter(({ sport }) => isTelevised(sport))
  if (games.length < cuts.length) return
  const reader = { channel, language: channel.settings.language }
  const { schools } = await ctx.rosters.get(reader)
  for (const [index, { start, seconds, visibility }] of cuts.entries()) {
    const game = games[index]
    const recording = game && (await ctx.videoNodes.measure(channel.id, game.video_id, { rung: sourceRung }))
    if (!game || !recording || recording.endSeconds < start + seconds) continue
    const event = await getEvent(ctx, { ...reader, session: null, params: { id: game.id } })
    const is_public = visibility !== 'private'
    const moderation = visibility === 'waiting' ? 'waiting' : 'approved'
    await ctx.db.transaction(async tx => {
      const { id: clip_id } = await addClip(ctx, tx, channel.id, {
        user_id: fan.id,
        event_id: game.id,
        event_media_id: game.event_media_id,
        source_video_id: game.video_id,
        source_rung: sourceRung,
        name: nameClip(event, schools, formatClock(start * 1000)),
        // Its film is shared by many games, so that no board tells what is seen in it.
        tags: [],
        start_seconds: start,
        began_at: recording.beginMs === null ? null : new Date(recording.beginMs + start * 1000),
        duration_seconds: seconds,
        is_public,
        moderation,
        month: monthOf(ctx.now()),
        is_exact: needsExactFile({ is_public, isShared: false, isSold: isSold(game.type) }),
      })
      if (visibility === 'reported')
        await insertReport(tx, channel.id, { ...report, clip_id, user_id: null, created_at: ctx.now() })
    })
  }
}
