import { dayOf, shiftDay } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { createRandom } from '../season/random.ts'
import { countClipDays, creditClips, insertDayCounts, listPublicClips } from './demo-audience-store.ts'

const clipDays = 14

/** Once there are clips: some sales came by them, and all were watched. True: that is recorded. */
export async function promoteClips(
  { db, now }: Pick<Context, 'db' | 'now'>,
  channel: Channel,
): Promise<boolean> {
  if ((await countClipDays(db, channel.id)) > 0) return true
  const clips = await listPublicClips(db, channel.id)
  if (clips.length === 0) return false
  const random = createRandom('demo clips')
  const today = dayOf(now().getTime(), channel.settings.time_zone)
  const days = Array.from({ length: clipDays }, (_, index) => shiftDay(today, -1 - index))
  await creditClips(db, channel.id, clips)
  await insertDayCounts(
    db,
    channel.id,
    clips.flatMap(id =>
      days.map(day => ({
        topic: 'clip' as const,
        day,
        name: String(id),
        visits: random.between(4, 40),
        visitors: null,
      })),
    ),
  )
  return true
}
