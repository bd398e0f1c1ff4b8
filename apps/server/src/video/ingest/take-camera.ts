import { type CameraState, streamStatuses } from '@grandstand/contract'
import {
  type CameraFeed,
  type CameraRequest,
  coverLost,
  createSignalMeter,
  crewRung,
  type Ladder,
  type LiveTap,
  type RecordingWriter,
  startSwitchedRun,
  UnsupportedCodec,
} from '@grandstand/media'
import { checkPublish, isPictureHeld, type PublishRefusal, type ReportedProblem } from '@grandstand/rules'
import { z } from 'zod'
import { hashSecret } from '../../accounts/keys/index.ts'
import { moveEvent } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { type CameraRow, findCameraByKey, findHeldFacts, setCameraProblem } from './camera-store.ts'
import type { LogRefusal } from './create-refusal-log.ts'
import { keepCameraState } from './keep-camera-state.ts'
import { findRotatedKey } from './rotated-key-store.ts'
import { startLiveLadder } from './start-live-ladder.ts'
import { takeFromOthers } from './take-from-others.ts'
import { watchPicture } from './watch-picture.ts'

export type IngestContext = Pick<
  Context,
  'db' | 'now' | 'channels' | 'recordings' | 'cameras' | 'signals' | 'leases' | 'ffmpeg' | 'log'
> & { logRefusal: LogRefusal }

const streamStatus = z.enum(streamStatuses)

/** Whether an encoder may send, and where its stream goes. Null refuses it. */
export async function takeCamera(ctx: IngestContext, request: CameraRequest): Promise<CameraFeed | null> {
  const { app, key, ip } = request
  if (app !== 'live') {
    ctx.logRefusal({ ip, reason: 'wrong_app' })
    return null
  }
  const found = await findCameraByKey(ctx.db, hashSecret(key))
  if (!found) {
    await refuseUnknown(ctx, request)
    return null
  }
  const { camera, ...event } = found
  const { video_id, channel_id } = camera
  const facts = {
    ...event,
    stream_status: streamStatus.parse(event.stream_status),
    isBusy: ctx.cameras.isBusy(video_id),
  }
  const refuse = async (reason: PublishRefusal) => {
    ctx.logRefusal({ ip, reason, video_id })
    await setCameraProblem(ctx.db, channel_id, video_id, { code: reason, detail: null }, ctx.now())
    return null
  }
  const refusal = checkPublish(facts, ctx.now())
  if (refusal) return refuse(refusal)
  // From here on the camera is taken here: two that come at once must not both be let in.
  ctx.cameras.add(video_id, { keyHash: camera.key_hash, disconnect: request.disconnect })
  try {
    await ctx.cameras.whenWritten(video_id)
    const taken = await takeFromOthers(ctx, camera, id => {
      request.disconnect()
      ctx.recordings.leave(channel_id, id)
    })
    if (!taken) {
      ctx.cameras.remove(video_id)
      return refuse('busy')
    }
    if (taken.videoId !== video_id) {
      ctx.cameras.remove(video_id)
      ctx.cameras.add(taken.videoId, { keyHash: camera.key_hash, disconnect: request.disconnect })
    }
    if (!taken.isContinued) ctx.recordings.leave(channel_id, taken.videoId)
    const { epoch, videoId, lostUntil } = taken
    const taker = { ...camera, epoch, video_id: videoId }
    return await begin(ctx, taker, {
      isHeld: isPictureHeld(facts),
      lostUntil,
      disconnect: request.disconnect,
    })
  } catch (error) {
    ctx.cameras.remove(video_id)
    throw error
  }
}

type TakenCamera = CameraRow & { epoch: number }

interface Begin {
  isHeld: boolean
  lostUntil: Date | null
  disconnect: () => void
}

async function begin(
  ctx: IngestContext,
  camera: TakenCamera,
  { isHeld, lostUntil, disconnect }: Begin,
): Promise<CameraFeed> {
  const { channel_id, video_id } = camera
  try {
    const channel = await ctx.channels.findById(channel_id)
    const heights = channel?.settings.live_ladder ?? []
    return createFeed(ctx, camera, {
      heights,
      disconnect,
      isHeld,
      lostUntil,
      recording: await openFor(ctx, camera, isHeld, lostUntil),
    })
  } catch (error) {
    ctx.cameras.remove(video_id)
    await ctx.leases.drop(video_id)
    throw error
  }
}

/** Of viewers an operator may have brought back what was over. What is held back is a recording of its own, for the crew. */
async function openFor(
  ctx: IngestContext,
  { channel_id, video_id, epoch }: TakenCamera,
  isHeld: boolean,
  lostUntil: Date | null,
): Promise<RecordingWriter> {
  if (isHeld) return ctx.recordings.reopen(channel_id, video_id, crewRung(epoch))
  const recording = await ctx.recordings.reopen(channel_id, video_id)
  if (lostUntil) coverLost(recording, lostUntil.getTime())
  return recording
}

/** A key that was rotated tells whose operator must give the encoder the new one; any other belongs to nobody. */
async function refuseUnknown(ctx: IngestContext, { key, ip }: CameraRequest): Promise<void> {
  const now = ctx.now()
  const was = await findRotatedKey(ctx.db, hashSecret(key), now)
  if (!was) return ctx.logRefusal({ ip, reason: 'unknown_key' })
  const { channel_id, video_id } = was
  ctx.logRefusal({ ip, reason: 'old_key', video_id })
  await setCameraProblem(ctx.db, channel_id, video_id, { code: 'old_key', detail: null }, now)
}

/** Where the pictures of a feed go now. */
interface Target {
  isHeld: boolean
  recording: RecordingWriter
  ladder: Ladder | null
}

function createFeed(
  ctx: IngestContext,
  camera: TakenCamera,
  first: Begin & { recording: RecordingWriter; heights: readonly number[] },
): CameraFeed {
  const { channel_id, event_id, video_id, epoch } = camera
  const { heights } = first
  let hasPicture = false
  let isOver = false
  let hasTold = { state: false, badPicture: false }
  /** Where the camera rests without an encoder; one that never had a picture is still waited for. */
  let restState: CameraState =
    camera.state === 'idle' || camera.state === 'ended' ? camera.state : 'interrupted'
  /** One after the other, so that an end never overtakes a beginning. */
  let moves: Promise<unknown> = Promise.resolve()
  const move = (step: () => Promise<unknown>) => {
    moves = moves
      .then(step)
      .catch(error => ctx.log.error({ error, video_id }, 'The state of a camera could not be stored'))
  }

  const tell = (problem: ReportedProblem) =>
    move(() => setCameraProblem(ctx.db, channel_id, video_id, problem, ctx.now()))
  const nowMs = () => ctx.now().getTime()
  const meter = createSignalMeter(nowMs)

  /** The crew gets the source alone. */
  const targetOf = (recording: RecordingWriter, isHeld: boolean): Target => ({
    isHeld,
    recording,
    ladder: isHeld ? null : startLiveLadder({ ...ctx, later: move, tell }, camera, heights, recording),
  })
  const runTo = ({ recording, ladder }: Target) => ({
    recording,
    tap: ladder ? tapBoth(meter, ladder) : meter,
  })
  let target = targetOf(first.recording, first.isHeld)
  ctx.signals.begin({ channelId: channel_id, videoId: video_id, meter, recording: () => target.recording })
  const run = startSwitchedRun(runTo(target), nowMs)

  const watch = watchPicture({
    onShown() {
      hasTold = { state: true, badPicture: false }
      restState = 'interrupted'
      const { isHeld } = target
      move(() => (isHeld ? showCrew() : showViewers()))
      if (!isHeld && heights.length > 0 && !ctx.ffmpeg) tell({ code: 'no_ffmpeg', detail: null })
    },
    onMissing() {
      hasTold.state = true
      ctx.cameras.show(video_id, null)
      move(() => keepCameraState(ctx, camera, { state: 'no_picture', epoch }))
    },
  })

  async function showCrew(): Promise<void> {
    ctx.cameras.show(video_id, 'held')
    await keepCameraState(ctx, camera, { state: 'held', epoch })
  }

  async function showViewers(): Promise<void> {
    // Somebody may have decided it while the encoder connected.
    const facts = await findHeldFacts(ctx.db, channel_id, event_id)
    if (facts && isPictureHeld({ ...facts, stream_status: streamStatus.parse(facts.stream_status) }))
      return hold(true)
    ctx.cameras.show(video_id, 'live')
    await keepCameraState(ctx, camera, { state: 'live', epoch })
    await moveEvent(ctx, channel_id, event_id, { to: 'live', by: 'ingest' })
  }

  /** The last that was asked for; switches are made one after the other. */
  let isToBeHeld = first.isHeld
  let switching: Promise<void> = Promise.resolve()
  function hold(isHeld: boolean): void {
    if (isOver || isToBeHeld === isHeld) return
    isToBeHeld = isHeld
    switching = switching.then(switchTarget).catch(error => {
      ctx.log.error({ error, video_id }, 'A camera could not be held or shown; its encoder is cut off')
      first.disconnect()
    })
  }

  async function switchTarget(): Promise<void> {
    const isHeld = isToBeHeld
    if (isOver || target.isHeld === isHeld) return
    const recording = await openFor(ctx, camera, isHeld, first.lostUntil)
    if (isOver) return
    const before = target
    target = targetOf(recording, isHeld)
    run.switchTo(runTo(target))
    if (!isHeld) watch.restart()
    else if (hasPicture) move(showCrew)
    await before.ladder?.end()
    await before.recording.flush()
  }
  ctx.cameras.onHold(video_id, hold)
  ctx.cameras.onMove(video_id, async () => {
    const { recording } = target
    const segment = (recording.segments.at(-1)?.number ?? -1) + 1
    await recording.waitFor({ segment, part: null }, recording.maxSegmentSeconds * 1000)
    first.disconnect()
  })

  function takeVideo(timestampMs: number, body: Buffer): void {
    const outcome = run.video(timestampMs, body)
    if (outcome === 'picture') {
      hasPicture = true
      watch.see(target.recording.isReady)
    }
    if (outcome !== 'bad_picture' || hasTold.badPicture) return
    hasTold.badPicture = true
    ctx.log.warn({ video_id }, 'An encoder sends pictures that are not H.264; they are left out')
    tell({ code: 'bad_picture', detail: null })
  }

  /** The operator hears what cannot be taken, and the connection ends. */
  function take(step: () => void): void {
    try {
      step()
    } catch (error) {
      tell(describeProblem(error))
      throw error
    }
  }

  /** Once all of it is written, in all sizes, the next encoder may send to whichever process. */
  async function leaveToOthers(): Promise<void> {
    await switching
    await target.ladder?.end()
    await target.recording.flush()
    await ctx.recordings.removeHeld(channel_id, video_id)
    move(() => ctx.leases.rest(video_id))
    await moves
  }

  return {
    video: (timestampMs, body) => take(() => takeVideo(timestampMs, body)),
    audio: (timestampMs, body) => take(() => run.audio(timestampMs, body)),
    end() {
      isOver = true
      ctx.signals.end(meter)
      run.end()
      // What was too short for a player until now can be played from here on.
      if (hasPicture) watch.see(target.recording.isReady)
      watch.stop()
      if (hasTold.state) move(() => keepCameraState(ctx, camera, { state: restState, epoch }))
      ctx.cameras.remove(video_id, leaveToOthers())
    },
  }
}

function tapBoth(one: LiveTap, other: LiveTap): LiveTap {
  return {
    config(kind, body) {
      one.config(kind, body)
      other.config(kind, body)
    },
    begin(runStart) {
      one.begin(runStart)
      other.begin(runStart)
    },
    video(ms, isKey, body) {
      one.video(ms, isKey, body)
      other.video(ms, isKey, body)
    },
    audio(ms, body) {
      one.audio(ms, body)
      other.audio(ms, body)
    },
  }
}

function describeProblem(error: unknown): ReportedProblem {
  if (error instanceof UnsupportedCodec) return { code: `${error.kind}_codec`, detail: error.codec }
  return { code: 'bad_stream', detail: error instanceof Error ? error.message : String(error) }
}
