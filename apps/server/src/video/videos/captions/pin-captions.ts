import { type CaptionStretch, cutCaptions } from '@grandstand/rules'
import type { Tx } from '../../../db/connection.ts'
import { listCaptionTexts, upsertCaption } from './caption-store.ts'

/** Gives a video that is a stretch of another its captions, to keep when the other is gone. */
export async function pinCaptions(
  tx: Tx,
  channelId: number,
  { fromVideoId, toVideoId, stretch }: { fromVideoId: number; toVideoId: number; stretch: CaptionStretch },
): Promise<void> {
  for (const { language, name, content } of await listCaptionTexts(tx, channelId, fromVideoId))
    await upsertCaption(tx, channelId, {
      video_id: toVideoId,
      language,
      name,
      content: cutCaptions(content, stretch),
    })
}
