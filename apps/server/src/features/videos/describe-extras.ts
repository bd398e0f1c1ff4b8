import type { Context } from '../../context/context.ts'
import { listCaptionRows } from './captions/caption-store.ts'
import { findPictureRow } from './video-store.ts'

/** What a player offers beside the picture; `base` is where the video's own addresses begin. None of what is another site's. */
export async function describeExtras(
  ctx: Pick<Context, 'db'>,
  { channelId, videoId, base }: { channelId: number; videoId: number | null; base: string | null },
) {
  if (videoId === null) return { captions: [], storyboard_url: null }
  const [captions, pictures] = await Promise.all([
    listCaptionRows(ctx.db, channelId, videoId),
    findPictureRow(ctx.db, channelId, videoId),
  ])
  return {
    captions: captions.map(({ id, language, name }) => ({
      language,
      name,
      url: `${base}captions-${id}.vtt`,
    })),
    storyboard_url: pictures?.has_storyboard ? `${base}storyboard.vtt` : null,
  }
}
