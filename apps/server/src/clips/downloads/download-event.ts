import { getEvent } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { FileAnswer } from '../../context/file-answer.ts'
import { recordingFolder } from '../../context/recordings.ts'
import type { Session } from '../../context/session.ts'
import { findCapabilities } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { readPartOf } from '../../runtime/read-part-of.ts'
import { checkGate } from '../../video/playback/index.ts'
import { chooseRung } from '../../video/videos/index.ts'
import { checkQuota } from './check-quota.ts'
import { downloadName } from './download-name.ts'
import { spendQuota } from './spend-quota.ts'

type Input = Reader & {
  session: Session & { userId: number }
  ip: string
  isHead: boolean
  params: { id: number }
}

/** The replay as one file, for users who may watch and download it. Each event counts once a month, HEAD never. */
export async function downloadEvent(
  ctx: Pick<
    Context,
    'db' | 'now' | 'geo' | 'videoNodes' | 'recordings' | 'rosters' | 'downloads' | 'limiter'
  >,
  asked: Input,
): Promise<FileAnswer> {
  const { channel, session, params } = asked
  const { source, isLive } = await checkGate(ctx, asked, params.id, null)
  const month = monthOf(ctx.now())
  const { userId } = session
  const quota = { channel, userId, month, capabilities: await findCapabilities(ctx, asked) }
  // Before any work is done for it; it counts only when there is a file.
  await checkQuota(ctx.db, quota, { eventId: params.id })
  const { videoId } = source
  if (videoId === null) throw new CallError('nothing_to_play')
  const rung = await chooseRung(ctx.db, channel.id, videoId)
  const recording = isLive ? null : await ctx.recordings.find(channel.id, videoId, rung)
  if (!recording?.isEnded) throw new CallError('nothing_to_play')
  const event = await getEvent(ctx, asked)
  const { path, ...file } = await ctx.downloads.get(recordingFolder(channel.id, videoId, rung), recording)
  const answer = { ...file, read: readPartOf(path), name: downloadName(event), type: 'video/mp4' }
  if (asked.isHead) return answer
  await spendQuota(ctx, quota, { eventId: params.id })
  return answer
}
