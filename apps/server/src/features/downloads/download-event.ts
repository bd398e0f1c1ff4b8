import { sourceRung } from '@grandstand/media'
import { type Capability, checkDownload, limitFeatures } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { FileAnswer } from '../../context/file-answer.ts'
import { recordingPlace } from '../../context/recordings.ts'
import type { Session } from '../../context/session.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getEvent } from '../events/index.ts'
import { findCapabilities } from '../orders/index.ts'
import { checkGate, lockUser } from '../playback/index.ts'
import { listReadyRungs } from '../videos/index.ts'
import { downloadName } from './download-name.ts'
import { insertDownload, listDownloaded } from './download-store.ts'
import { monthOf } from './month-of.ts'

type Asked = Reader & { session: Session & { userId: number }; ip: string; params: { id: number } }

/** The replay as one file, for who may watch the event and may download; each event counts once in a month. */
export async function downloadEvent(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'homes' | 'recordings' | 'rosters' | 'downloads'>,
  asked: Asked,
): Promise<FileAnswer> {
  const { channel, session, params } = asked
  const { source, isLive } = await checkGate(ctx, asked, params.id, null)
  const capabilities = await findCapabilities(ctx, asked)
  // Before any work is done for it; it counts only when there is a file.
  await refuseOrCount(ctx.db, ctx.now(), asked, capabilities)
  const { videoId } = source
  if (videoId === null) throw new CallError('nothing_to_play')
  const rung = await chooseRung(ctx.db, channel.id, videoId)
  const recording = isLive ? null : await ctx.recordings.find(channel.id, videoId, rung)
  if (!recording?.isEnded) throw new CallError('nothing_to_play')
  const event = await getEvent(ctx, asked)
  const file = await ctx.downloads.get(recordingPlace(channel.id, videoId, rung), recording)
  await ctx.db.transaction(async tx => {
    await lockUser(tx, channel.id, session.userId)
    const month = await refuseOrCount(tx, ctx.now(), asked, capabilities)
    const row = { user_id: session.userId, event_id: params.id, month, created_at: ctx.now() }
    await insertDownload(tx, channel.id, row)
  })
  return { ...file, name: downloadName(event), type: 'video/mp4' }
}

async function refuseOrCount(
  db: Db | Tx,
  now: Date,
  { channel, session, params }: Asked,
  capabilities: readonly Capability[],
): Promise<string> {
  const month = monthOf(now)
  const taken = await listDownloaded(db, channel.id, session.userId, month)
  const refusal = checkDownload({
    capabilities,
    count: taken.length,
    limit: limitFeatures(channel.settings.feature_limits, capabilities).downloads,
    isCounted: taken.includes(params.id),
  })
  if (refusal) throw new CallError(refusal)
  return month
}

/** The best picture there is. */
async function chooseRung(db: Db, channelId: number, videoId: number): Promise<string> {
  const rungs = await listReadyRungs(db, channelId, videoId)
  const [best] = rungs.toSorted((one, other) => other.bandwidth - one.bandwidth)
  return best?.name ?? sourceRung
}
