import { addViews, findCrowdPeaks } from '@grandstand/rules'
import type { Tx } from '../../db/connection.ts'
import { listCrowdDays, writePeaks } from './crowd-store.ts'

/** The peaks of a game, of all days on which it was watched. */
export async function keepPeaks(tx: Tx, channelId: number, eventId: number): Promise<void> {
  const days = Map.groupBy(await listCrowdDays(tx, channelId, eventId), day => day.event_media_id)
  const peaks = [...days].flatMap(([event_media_id, of]) =>
    findCrowdPeaks(addViews(of.map(({ views }) => views))).map(({ seconds }) => ({
      event_media_id,
      seconds,
    })),
  )
  await writePeaks(tx, channelId, eventId, peaks)
}
