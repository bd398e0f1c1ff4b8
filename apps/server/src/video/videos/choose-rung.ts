import { sourceRung } from '@grandstand/media'
import type { Db } from '../../db/connection.ts'
import { listReadyRungs } from './rung-store.ts'

/** The best picture there is. */
export async function chooseRung(db: Db, channelId: number, videoId: number): Promise<string> {
  const rungs = await listReadyRungs(db, channelId, videoId)
  const [best] = rungs.toSorted((one, other) => other.bandwidth - one.bandwidth)
  return best?.name ?? sourceRung
}
