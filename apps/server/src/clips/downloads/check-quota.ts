import { type Capability, checkDownload, limitFeatures } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listDownloadedClips } from './clip-download-store.ts'
import { listDownloaded } from './download-store.ts'

export interface Quota {
  channel: Channel
  userId: number
  month: string
  capabilities: readonly Capability[]
}

export type Wanted = { eventId: number } | { clipId: number }

/** Games and clips count together, each once. Refuses where there are none left. */
export async function checkQuota(
  db: Db | Tx,
  { channel, userId, month, capabilities }: Quota,
  wanted: Wanted,
): Promise<void> {
  const events = await listDownloaded(db, channel.id, userId, month)
  const clips = await listDownloadedClips(db, channel.id, userId, month)
  const isClip = 'clipId' in wanted
  const refusal = checkDownload({
    capabilities,
    needed: isClip ? 'download_clip' : 'download',
    count: events.length + clips.length,
    limit: limitFeatures(channel.settings.feature_limits, capabilities).downloads,
    isCounted: isClip ? clips.includes(wanted.clipId) : events.includes(wanted.eventId),
  })
  if (refusal) throw new CallError(refusal)
}
