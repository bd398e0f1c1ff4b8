import { type ClosingReplay, posterProblems } from '@grandstand/contract'
import { sourceRung } from '@grandstand/media'
import { checkReplay } from '@grandstand/rules'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { pictureAddress } from '../../context/media-pictures.ts'
import { writeOperatorToken } from '../../deployment/signals/index.ts'
import { findSmallestRungs } from '../../video/videos/index.ts'
import { findKickOff, listCaptionsOf, listSizesOf, type ReplayRow } from './closing-facts-store.ts'

const posterProblem = z.enum(posterProblems).nullable()

/** Each video of a game, looked through from its first segment to its last. */
export async function describeReplays(
  ctx: Pick<Context, 'db' | 'now' | 'videoNodes' | 'mediaTokens' | 'log'>,
  channel: Channel,
  rows: readonly ReplayRow[],
  game: { id: number; startsAt: Date; gameMs: number },
): Promise<ClosingReplay[]> {
  const ids = rows.map(({ id }) => id)
  const [sizes, captions, rungs, kickOff] = await Promise.all([
    listSizesOf(ctx.db, channel.id, ids),
    listCaptionsOf(ctx.db, channel.id, ids),
    findSmallestRungs(ctx.db, channel.id, ids),
    findKickOff(ctx.db, channel.id, game.id),
  ])
  return Promise.all(
    rows.map(async row => {
      const { id, name, state, duration_ms, poster, poster_problem, filmed_at } = row
      const rung = rungs.get(id) ?? sourceRung
      // A process that does not answer must not keep an operator from the rest.
      const measured = await ctx.videoNodes.measure(channel.id, id, { rung }).catch(() => null)
      const measuredMs = measured && Math.round((measured.endSeconds - measured.beginSeconds) * 1000)
      const own = {
        sizes: sizes.flatMap(({ video_id, height }) => (video_id === id ? [height] : [])),
        captions: captions.flatMap(({ video_id, language }) => (video_id === id ? [language] : [])),
        breaks: measured?.breaks ?? [],
      }
      return {
        id,
        name,
        sizes: own.sizes,
        captions: own.captions,
        duration_ms: measuredMs ?? duration_ms,
        breaks: own.breaks.map(({ atMs, seconds }) => ({ at: new Date(atMs).toISOString(), seconds })),
        poster: poster && pictureAddress(channel.channel_key, id, poster),
        poster_problem: posterProblem.parse(poster_problem),
        may_set_kick_off: row.dated_by === 'operator' && state === 'ready',
        kick_off_ms: filmed_at && Math.max(0, kickOff.getTime() - filmed_at.getTime()),
        url: measured && `/media/${writeOperatorToken(ctx, channel.id, id)}/${rung}/index.m3u8`,
        findings: checkReplay(
          {
            isReady: state === 'ready',
            durationMs: measuredMs ?? duration_ms,
            beginsAt: measured && measured.beginMs !== null ? new Date(measured.beginMs) : null,
            breaks: own.breaks,
            sizes: own.sizes.length,
            captions: own.captions.length,
            hasPoster: poster !== null,
          },
          game,
        ),
      }
    }),
  )
}
