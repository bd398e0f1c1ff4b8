import type { ClipFraming } from '@grandstand/contract'
import type { clipProblems, clipStatuses } from '@grandstand/contract/constants'

export type ClipStatus = (typeof clipStatuses)[number]
type ClipProblem = (typeof clipProblems)[number]

/** What is not ready by then has failed, whatever became of it. */
export const clipPatienceMs = 5 * 60_000

/** How far a file is. `cut` grows with each request, so that a worker of an earlier one has no say. */
interface Making {
  status: ClipStatus
  problem: ClipProblem | null
  cut: number
  queued_at: Date
}

interface Stored {
  /** Null: it is to be inserted. */
  id: number | null
  state: 'making' | 'ready'
}

/**
 * - `source`: the clip is cut from it. A game's, or owned: the clip's own video before its range changed.
 * - `own`: the clip's segments and file. `making` as long as a worker may write into it.
 * - `open`: the clip alone, for others than its owner where the game is sold.
 * - `vertical`: the upright file beside the own one.
 */
export type ClipVideo =
  | { role: 'source'; id: number; isOwned: boolean }
  | (Stored & { role: 'own' })
  | (Stored & { role: 'open' })
  | (Making & { role: 'vertical'; framing: ClipFraming })

/** The clip's status is that of its own file. */
export interface ClipState extends Making {
  /** The file must have nothing of the game but the clip. */
  is_exact: boolean
  /** Its own video has the segments: the source is needed no more. */
  is_pinned: boolean
  videos: readonly ClipVideo[]
}

/** Which file a worker makes. */
export type ClipWork = 'own' | 'vertical'

/**
 * `pin`: its own segments are there. `leave`: the worker stops, and another may have more luck; the problem is what it was
 * stopped by, if that is known. `fail`: nobody will.
 */
export type ClipWorkStep =
  | { type: 'begin' | 'pin' | 'finish' }
  | { type: 'leave'; problem: ClipProblem | null }
  | { type: 'fail'; problem: ClipProblem }

/** What a worker says, of which request, and into whose folders it wrote. */
export type ClipWorkEvent = ClipWorkStep & { of: ClipWork; cut: number; wrote: readonly number[] }

export type ClipEvent =
  | ClipWorkEvent
  /** Another file: for other eyes, or of another range, which is cut from `sourceId`; null: the range stays. */
  | { type: 'recut'; isExact: boolean; sourceId: number | null }
  | { type: 'retry' }
  | { type: 'frame'; framing: ClipFraming | null }
  | { type: 'remove' }
  /** Somebody looks whether it is late. */
  | { type: 'expire' }

export interface ClipMove {
  /** Null: it is gone. */
  clip: ClipState | null
  /** False: the event came twice or too late. Its sender stops. */
  isTaken: boolean
  /** The videos that go, with their files. */
  remove: readonly number[]
  /** The jobs that start. */
  start: readonly { of: ClipWork; cut: number }[]
  /** What it adds to the owner's cuts of the month. */
  count: -1 | 0 | 1
  /** The owner's open pages hear of it. */
  isNews: boolean
  /** The worker removes files of earlier cuts, and what killed workers left. */
  isSwept: boolean
}

/** What is not here is not allowed. A request leads from everywhere to `queued`. */
const moves: Record<ClipStatus, Partial<Record<ClipWorkEvent['type'], ClipStatus>>> = {
  queued: { begin: 'processing', fail: 'failed' },
  // Another worker begins after one that was killed.
  processing: {
    begin: 'processing',
    pin: 'processing',
    leave: 'processing',
    finish: 'ready',
    fail: 'failed',
  },
  ready: {},
  failed: {},
}

const nothing = { isTaken: false, start: [], count: 0, isNews: false, isSwept: false } as const
const taken = { isTaken: true, start: [], count: 0, isNews: true, isSwept: false } as const
type Decision = Omit<ClipMove, 'remove'>

/** The only way a clip and its videos change. `clip` is null if there is none any more. */
export function advanceClip(clip: ClipState | null, event: ClipEvent, now: Date): ClipMove {
  const decision = clip ? decide(clip, event, now) : { ...nothing, clip }
  const kept = listOwned(decision.clip)
  const known = new Set([...listOwned(clip), ...('wrote' in event ? event.wrote : [])])
  return { ...decision, remove: [...known].filter(id => !kept.includes(id)) }
}

function decide(clip: ClipState, event: ClipEvent, now: Date): Decision {
  switch (event.type) {
    case 'recut':
      return recut(clip, event, now)
    case 'retry':
      return clip.status === 'failed'
        ? recut(clip, { isExact: clip.is_exact, sourceId: null }, now)
        : { ...nothing, clip }
    case 'frame':
      return frame(clip, event.framing, now)
    case 'remove':
      return { ...taken, clip: null, isNews: false }
    case 'expire':
      return expire(clip, now)
    default:
      return event.of === 'own' ? workOnOwn(clip, event) : workOnVertical(clip, event)
  }
}

function recut(
  clip: ClipState,
  { isExact, sourceId }: { isExact: boolean; sourceId: number | null },
  now: Date,
): Decision {
  const queued = { ...request(clip, now), is_exact: isExact }
  return {
    ...taken,
    clip: sourceId === null ? queued : { ...queued, is_pinned: false, videos: cutFrom(clip, sourceId, now) },
    start: [{ of: 'own', cut: queued.cut }],
    // A cut that failed cost nothing.
    count: clip.status === 'failed' ? 1 : 0,
  }
}

function cutFrom(clip: ClipState, sourceId: number, now: Date): ClipVideo[] {
  const vertical = findClipVideo(clip, 'vertical')
  return [
    { role: 'source', id: sourceId, isOwned: listOwned(clip).includes(sourceId) },
    { role: 'own', id: null, state: 'making' },
    ...(vertical ? [request(vertical, now)] : []),
  ]
}

function frame(clip: ClipState, framing: ClipFraming | null, now: Date): Decision {
  if (framing === null) return { ...taken, clip: without(clip, 'vertical') }
  const cut = (findClipVideo(clip, 'vertical')?.cut ?? 0) + 1
  const queued = { role: 'vertical', framing, status: 'queued', problem: null, cut, queued_at: now } as const
  return { ...taken, ...startVertical(put(clip, queued)) }
}

/** It is made out of the clip's file, so it waits for that. */
function startVertical(clip: ClipState): Pick<Decision, 'clip' | 'start'> {
  const vertical = findClipVideo(clip, 'vertical')
  const isDue = clip.status === 'ready' && vertical?.status === 'queued'
  return { clip, start: isDue ? [{ of: 'vertical', cut: vertical.cut }] : [] }
}

/** A worker may still write into its own video, which stays `making` until the worker says that it stops. */
function expire(clip: ClipState, now: Date): Decision {
  const isLate = ({ queued_at }: Making) => now.getTime() - queued_at.getTime() > clipPatienceMs
  const fail = <Made extends Making>(made: Made) =>
    isLate(made) && step(made, 'fail', made.problem ?? 'too_late')
  const vertical = findClipVideo(clip, 'vertical')
  const [failed, failedVertical] = [fail(clip), vertical && fail(vertical)]
  if (!failed && !failedVertical) return { ...nothing, clip }
  const moved = failed || clip
  return { ...taken, clip: failedVertical ? put(moved, failedVertical) : moved, count: failed ? -1 : 0 }
}

function workOnOwn(clip: ClipState, event: ClipWorkEvent): Decision {
  const isLast = event.cut === clip.cut
  const moved = isLast && step(clip, event.type, 'problem' in event ? event.problem : null)
  if (!moved) {
    const isGivenUp = isLast && clip.status === 'failed'
    return { ...nothing, clip: isGivenUp ? setState(clip, 'own', 'ready') : clip, isSwept: isSettled(clip) }
  }
  switch (event.type) {
    case 'begin':
      return { ...taken, clip: setState(withOpen(moved), 'own', 'making') }
    case 'pin':
      return { ...taken, clip: { ...withoutOwnedSource(moved), is_pinned: true }, isNews: false }
    case 'leave':
      return { ...taken, clip: moved, isNews: false }
    case 'finish':
      return {
        ...taken,
        ...startVertical(setState(setState(moved, 'own', 'ready'), 'open', 'ready')),
        isSwept: true,
      }
    case 'fail':
      return { ...taken, clip: setState(moved, 'own', 'ready'), count: -1, isSwept: true }
  }
}

function workOnVertical(clip: ClipState, event: ClipWorkEvent): Decision {
  const vertical = findClipVideo(clip, 'vertical')
  const isLast = vertical?.cut === event.cut && (event.type !== 'begin' || clip.status === 'ready')
  const moved = isLast && step(vertical, event.type, 'problem' in event ? event.problem : null)
  if (!moved) return { ...nothing, clip, isSwept: !vertical || isSettled(vertical) }
  return { ...taken, clip: put(clip, moved), isNews: event.type !== 'leave', isSwept: isSettled(moved) }
}

/** What another range is cut from: the game, else what the clip has kept of it; null: neither is there. */
export function chooseCutSource(clip: ClipState): number | null {
  const source = findClipVideo(clip, 'source')
  if (source && !(source.isOwned && clip.is_pinned)) return source.id
  return clip.is_pinned ? (findClipVideo(clip, 'own')?.id ?? null) : null
}

export function findClipVideo<Role extends ClipVideo['role']>({ videos }: ClipState, role: Role) {
  return videos.find((video): video is Extract<ClipVideo, { role: Role }> => video.role === role)
}

const isSettled = ({ status }: Making) => status === 'ready' || status === 'failed'

function step<Made extends Making>(
  made: Made,
  type: ClipWorkEvent['type'],
  problem: ClipProblem | null,
): Made | null {
  const status = moves[made.status][type]
  return status ? { ...made, status, problem } : null
}

const request = <Made extends Making>(made: Made, now: Date): Made => ({
  ...made,
  status: 'queued',
  problem: null,
  cut: made.cut + 1,
  queued_at: now,
})

const without = (clip: ClipState, role: ClipVideo['role']): ClipState => ({
  ...clip,
  videos: clip.videos.filter(video => video.role !== role),
})

const put = (clip: ClipState, video: ClipVideo): ClipState => ({
  ...clip,
  videos: [...without(clip, video.role).videos, video],
})

const withOpen = (clip: ClipState): ClipState =>
  clip.is_exact && !findClipVideo(clip, 'open')
    ? put(clip, { role: 'open', id: null, state: 'making' })
    : clip

const withoutOwnedSource = (clip: ClipState): ClipState =>
  findClipVideo(clip, 'source')?.isOwned ? without(clip, 'source') : clip

const setState = (clip: ClipState, role: 'own' | 'open', state: 'making' | 'ready'): ClipState => ({
  ...clip,
  videos: clip.videos.map(video => (video.role === role ? { ...video, state } : video)),
})

function listOwned(clip: ClipState | null): number[] {
  const videos = clip?.videos ?? []
  return videos.flatMap(video => {
    if (video.role === 'vertical' || video.id === null) return []
    return video.role !== 'source' || video.isOwned ? [video.id] : []
  })
}
