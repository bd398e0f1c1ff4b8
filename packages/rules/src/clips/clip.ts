import type { clipModerations, clipPublishing } from '@grandstand/contract/constants'
import type { Capability } from '../accounts/capabilities.ts'

/** Who may cut clips of a channel, beside the capability; and who may make them public. */
export const clipCutters = ['nobody', 'buyers', 'all'] as const
export const clipPublishers = ['nobody', 'buyers', 'all', 'approval'] as const

export interface CutFacts {
  cutters: (typeof clipCutters)[number]
  capabilities: readonly Capability[]
  /** Something that they bought is paid and active. */
  isBuyer: boolean
  /** An operator has said that they may no more. */
  isBanned: boolean
  /** Cuts of this month, and how many there may be. */
  count: number
  limit: number
}

export type CutRefusal = 'forbidden' | 'clip_limit'

export function checkCut(facts: CutFacts): CutRefusal | null {
  const isCutter = facts.cutters === 'all' || (facts.cutters === 'buyers' && facts.isBuyer)
  if (facts.isBanned || !isCutter || !facts.capabilities.includes('clipping')) return 'forbidden'
  return facts.count < facts.limit ? null : 'clip_limit'
}

/** A running game goes on while its last seconds are chosen: so much of a clip may still be to come. */
export const clipAheadSeconds = 10

export interface RangeFacts {
  startSeconds: number
  durationSeconds: number
  maxSeconds: number
  /** The available part of the game. */
  recording: { beginSeconds: number; endSeconds: number; isEnded: boolean }
}

/** Rounding of players, which count in frames. */
const slackSeconds = 0.05

/** What is wrong with which field; null: nothing. */
export function checkRange(facts: RangeFacts): { field: 'start_time' | 'duration'; text: string } | null {
  const { startSeconds, durationSeconds, maxSeconds, recording } = facts
  if (durationSeconds > maxSeconds + slackSeconds)
    return { field: 'duration', text: `must be ${maxSeconds} seconds at the most` }
  const isInside =
    startSeconds >= recording.beginSeconds - slackSeconds && startSeconds < recording.endSeconds
  if (!isInside) return { field: 'start_time', text: 'is outside the game' }
  const lastSeconds = recording.endSeconds + (recording.isEnded ? slackSeconds : clipAheadSeconds)
  if (startSeconds + durationSeconds > lastSeconds)
    return { field: 'duration', text: 'Your clip duration is longer than the end time' }
  return null
}

type CutRange = Pick<RangeFacts, 'startSeconds' | 'durationSeconds'>

/** Browsers round to the millisecond. */
const roundingSeconds = 0.001

/** A clip that is trimmed shows nothing that it did not show before. */
export function isWithin(inner: CutRange, outer: CutRange): boolean {
  const endOf = ({ startSeconds, durationSeconds }: CutRange) => startSeconds + durationSeconds
  return (
    inner.startSeconds >= outer.startSeconds - roundingSeconds &&
    endOf(inner) <= endOf(outer) + roundingSeconds
  )
}

export function choosePublishing(
  publishers: (typeof clipPublishers)[number],
  { isBuyer, isBanned }: Pick<CutFacts, 'isBuyer' | 'isBanned'>,
): (typeof clipPublishing)[number] {
  if (isBanned) return 'no'
  if (publishers === 'approval') return 'after_approval'
  return publishers === 'all' || (publishers === 'buyers' && isBuyer) ? 'yes' : 'no'
}

export interface ClipSight {
  isOwn: boolean
  is_public: boolean
  moderation: (typeof clipModerations)[number]
  /** Null: it is not shared. */
  share_uuid: string | null
  /** The secret in the caller's request. */
  uuid: string | null
}

/** Hidden by an operator it is gone for all but its owner, whatever link they have. */
export function canSeeClip({ isOwn, is_public, moderation, share_uuid, uuid }: ClipSight): boolean {
  if (isOwn) return true
  if (moderation === 'hidden') return false
  return (is_public && moderation === 'approved') || (share_uuid !== null && share_uuid === uuid)
}

/** Its picture, sound and file: what was taken down is shown to nobody, its owner only reads that it is. */
export function canPlayClip(sight: ClipSight): boolean {
  return sight.moderation !== 'hidden' && canSeeClip(sight)
}

/** A copy has a little of the game before the cut hidden inside: not for others where the game must be bought. */
export function needsExactFile(clip: { is_public: boolean; isShared: boolean; isSold: boolean }): boolean {
  return clip.isSold && (clip.is_public || clip.isShared)
}
