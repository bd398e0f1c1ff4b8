import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { videos } from '../src/db/tables.ts'
import { openSeason } from './event-builder.ts'
import type { TestServer } from './start-test-server.ts'
import { addReplay, addRung } from './video-builder.ts'

/** A replay to buy, with its files at the first of two processes that know each other. */
export async function addSharedReplay(
  here: TestServer,
  there: TestServer,
): Promise<{ eventId: number; videoId: number }> {
  const season = await openSeason(here)
  const game = { stream_status: 'finished', type: 'ppv' } as const
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), game)
  const { videoId } = await addReplay(here, eventId)
  await here.ctx.db.update(videos).set({ site: here.ctx.nodes.site }).where(eq(videos.id, videoId))
  await addRung(here, videoId, { name: 'source', height: 90, bandwidth: 900_000 })
  await vi.waitFor(() => expect(there.ctx.nodes.list()).toHaveLength(2), { timeout: 10_000 })
  return { eventId, videoId }
}
