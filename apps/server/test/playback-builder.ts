import { playbacks } from '../src/db/tables.ts'
import { createPlaybackId } from '../src/video/playback/open-player.ts'
import type { TestServer } from './start-test-server.ts'

/** A player of a visitor, as a start leaves it; its id. */
export async function addPlayback(
  server: TestServer,
  watched: Pick<
    typeof playbacks.$inferInsert,
    'event_id' | 'event_media_id' | 'vod_media_item_id' | 'clip_id'
  >,
): Promise<string> {
  const now = server.ctx.now()
  const id = createPlaybackId()
  const channel_id = server.alphaId
  await server.ctx.db
    .insert(playbacks)
    .values({ id, channel_id, key_hash: 'a visitor', ...watched, started_at: now, seen_at: now })
  return id
}
