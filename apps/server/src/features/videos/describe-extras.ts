import type { Context } from '../../context/context.ts'
import { listCaptionRows } from './captions/caption-store.ts'
import { hasPictures } from './replay-video-store.ts'

/** What a player offers beside the picture; `base` is where the video's own addresses begin. */
export async function describeExtras(
  ctx: Pick<Context, 'db'>,
  { channelId, eventMediaId, base }: { channelId: number; eventMediaId: number; base: string },
) {
  const [captions, hasStoryboard] = await Promise.all([
    listCaptionRows(ctx.db, channelId, eventMediaId),
    hasPictures(ctx.db, channelId, eventMediaId),
  ])
  return {
    captions: captions.map(({ id, language, name }) => ({
      language,
      name,
      url: `${base}captions-${id}.vtt`,
    })),
    storyboard_url: hasStoryboard ? `${base}storyboard.vtt` : null,
  }
}
