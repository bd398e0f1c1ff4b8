import type { Context } from '../../context/context.ts'
import { findExtras } from './extras-store.ts'

/**
 * The extras that a player offers beside the picture; `base` is where the video's own addresses begin. None for another
 * site's player.
 */
export async function describeExtras(
  ctx: Pick<Context, 'db'>,
  { channelId, videoId, base }: { channelId: number; videoId: number | null; base: string | null },
) {
  if (videoId === null) return { captions: [], storyboard_url: null }
  const extras = await findExtras(ctx.db, channelId, videoId)
  return {
    captions: (extras?.captions ?? []).map(({ id, language, name }) => ({
      language,
      name,
      url: `${base}captions-${id}.vtt`,
    })),
    storyboard_url: extras?.has_storyboard ? `${base}storyboard.vtt` : null,
  }
}
