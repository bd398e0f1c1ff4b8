import type { calls, Query } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { FileAnswer } from '../../context/file-answer.ts'
import type { Session } from '../../context/session.ts'
import { findCapabilities } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { findClipFile, findReadyForm, findRemoteClipFile, getPlayableClip } from '../clips/index.ts'
import { checkQuota } from './check-quota.ts'
import { clipFileName } from './download-name.ts'
import { spendQuota } from './spend-quota.ts'

type Input = Reader & {
  session: Session & { userId: number }
  isHead: boolean
  params: { id: number }
  query: Query<typeof calls.downloadClip>
}

const retryAfterSeconds = 2

/** For users who may see and download it. Each clip counts once a month, a HEAD request never. */
export async function downloadClip(
  ctx: Pick<Context, 'db' | 'now' | 'folders' | 'storedCopies' | 'videoNodes' | 'inner' | 'log' | 'limiter'>,
  asked: Input,
): Promise<FileAnswer> {
  const { channel, params } = asked
  const { userId } = asked.session
  const clip = await getPlayableClip(ctx, channel.id, params.id, { userId })
  const month = monthOf(ctx.now())
  const quota = { channel, userId, month, capabilities: await findCapabilities(ctx, asked) }
  await checkQuota(ctx.db, quota, { clipId: clip.id })
  const name = await findReadyForm(ctx, clip, asked.query.form ?? 'wide')
  const file =
    name === null
      ? null
      : ((await findClipFile(ctx, clip, name)) ?? (await findRemoteClipFile(ctx, clip, name)))
  if (!file) throw new CallError('download_preparing', { retryAfterSeconds })
  const answer = { ...file, name: clipFileName(clip.name), type: 'video/mp4' }
  if (asked.isHead) return answer
  await spendQuota(ctx, quota, { clipId: clip.id })
  return answer
}
