import { clipProblems, clipStatuses } from '@grandstand/contract'
import { z } from 'zod'
import { notifyUser } from '../../../accounts/users/index.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ClipRow } from '../clip-store.ts'

const news = z.object({
  id: z.int(),
  status: z.enum(clipStatuses),
  problem: z.enum(clipProblems).nullable(),
})

/** Open pages of who cut it. */
export async function tellOwner(tx: Tx, clip: ClipRow): Promise<void> {
  if (clip.user_id === null) return
  await notifyUser(tx, clip.channel_id, clip.user_id, { kind: 'clip', ...news.parse(clip) })
}
