import type { StreamStatus } from '@grandstand/rules'
import type { Tx } from '../../db/connection.ts'
import { queueWebhooks } from '../../reach/webhooks/index.ts'

/** Other programs hear of games that everybody may hear of. */
export async function reportMove(
  tx: Tx,
  channelId: number,
  { id, is_private }: { id: number; is_private: boolean },
  to: StreamStatus,
  now: Date,
): Promise<void> {
  if (is_private || to === 'upcoming') return
  await queueWebhooks(tx, channelId, `game.${to}`, { data: { event_id: id }, now })
}
