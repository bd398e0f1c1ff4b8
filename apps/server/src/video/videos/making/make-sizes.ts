import { join } from 'node:path'
import { NotConforming, recordRung } from '@grandstand/media'
import { chooseClipRung, planReplay, type ReplayRung } from '@grandstand/rules'
import { ownerOf } from '../files/file-owner.ts'
import { listReadyRungs } from '../rung-store.ts'
import { maxReplaySeconds } from './check-file.ts'
import { makeClip } from './make-clip.ts'
import { makePictures } from './make-pictures.ts'
import type { MadeSize, MakeContext, Making } from './making.ts'
import { publishRung } from './publish-rung.ts'

/** What a copy costs, beside an encoder's second of full size. */
const copyShare = 0.02
/** Of the whole, for the pictures. */
const pictureShare = 0.03

/** One size after the other; each can be played as soon as it is there. */
export async function makeSizes(ctx: MakeContext, making: Making): Promise<void> {
  try {
    await makeAll(ctx, making, planReplay(making.facts, { mayCopy: true }))
  } catch (error) {
    if (!(error instanceof NotConforming)) throw error
    await makeAll(ctx, making, planReplay(making.facts, { mayCopy: false }))
  }
}

async function makeAll(ctx: MakeContext, making: Making, plan: readonly ReplayRung[]): Promise<void> {
  const whole = plan.reduce((sum, rung) => sum + shareOf(rung, making), 0) * (1 + pictureShare)
  const smallest = plan.find(({ video }) => video !== 'copy') ?? plan[0]
  const clip = chooseClipRung(plan, ownerOf(making.file).owner)
  let videoId = making.file.video_id
  let done = 0
  for (const rung of plan) {
    const share = shareOf(rung, making)
    const made = await makeSize(ctx, making, rung, videoId, part =>
      making.setPercent(((done + share * part) / whole) * 100),
    )
    videoId = made.videoId
    done += share
    if (rung === smallest) await makePictures(ctx, making, made)
    if (rung === clip) await makeClip(ctx, making, made)
  }
}

/** Pixels to encode, as a part of the source's. */
function shareOf({ video }: ReplayRung, { facts }: Making): number {
  return video === 'copy'
    ? copyShare
    : (video.width * video.height) / (facts.video.width * facts.video.height)
}

/** A ready size is left alone. A half-done one starts over. */
async function makeSize(
  ctx: MakeContext,
  { file, source, facts }: Making,
  rung: ReplayRung,
  videoId: number | null,
  onPart: (part: number) => void,
): Promise<MadeSize> {
  const known = videoId === null ? [] : await listReadyRungs(ctx.db, file.channel_id, videoId)
  const ready = known.find(({ name }) => name === rung.name)
  const isCopied = rung.video === 'copy'
  if (videoId !== null && ready) return { ...ready, isCopied, videoId, durationSeconds: null }
  const dir = join(ctx.folders.file(file.channel_id, file.id), rung.name)
  const made = await recordRung({
    ...ctx.ffmpeg,
    signal: ctx.signal,
    file: source,
    facts,
    plan: rung,
    dir,
    startedAt: file.created_at,
    maxSeconds: maxReplaySeconds,
    onProgress: seconds => onPart(facts.durationSeconds ? Math.min(1, seconds / facts.durationSeconds) : 0),
  })
  const frame_rate = Math.round((rung.video === 'copy' ? facts.video.frameRate : rung.video.frameRate) ?? 0)
  const id = await publishRung(ctx, { ...file, video_id: videoId }, dir, {
    name: rung.name,
    width: made.width,
    height: made.height,
    codecs: made.codecs,
    bandwidth: made.bitsPerSecond,
    frame_rate: frame_rate || null,
    durationSeconds: made.durationSeconds,
  })
  return { ...made, name: rung.name, isCopied, videoId: id }
}
