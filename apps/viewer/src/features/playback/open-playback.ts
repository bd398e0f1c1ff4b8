import { type ApiClient, ApiError } from '@grandstand/api-client'
import type { calls, Reply } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { type EarlyFiles, type Moment, warmUp } from '@grandstand/player'
import { findLastPlayer, keepLastPlayer } from './last-player.ts'
import type { PlaybackTarget } from './playback-target.ts'

export type OpenPlayback = Reply<typeof calls.startPlayback> & {
  /** What is shown of it, where that is not all. */
  part?: { startSeconds: number; endSeconds: number }
  /** What its player asks for first. */
  early?: EarlyFiles | undefined
}

interface Wanted {
  /** Null: the first camera. */
  mediaId: number | null
  /** The playback whose place it takes, so that another camera is not another screen. */
  insteadOf: string | null
  /** Null: where the viewer left off. */
  moment: Moment | null
  /** Of the place in the line before the players. */
  ticket: string | null
}

/** How long an opened playback waits for its screen; after that a new one is asked for. */
const aheadMs = 5_000

/** Of the game that the buyer is on the way to. */
let ahead: { event: number; opened: Promise<OpenPlayback>; at: number } | null = null

const fromTheStart: Wanted = { mediaId: null, insteadOf: null, moment: null, ticket: null }

/** Opens a game that was paid a moment ago, before its screen is there. */
export function openAhead(client: ApiClient, event: number): void {
  const opened = openNow(client, { event }, fromTheStart)
  // Whoever takes it asks again.
  opened.catch(() => {})
  ahead = { event, opened, at: Date.now() }
}

function takeAhead(target: PlaybackTarget, { mediaId, insteadOf, moment }: Wanted) {
  const waiting = ahead
  ahead = null
  const isIt = waiting && 'event' in target && target.event === waiting.event && !target.beside
  const isFresh = waiting !== null && Date.now() - waiting.at < aheadMs
  return isIt && isFresh && mediaId === null && insteadOf === null && moment === null ? waiting.opened : null
}

export async function openPlayback(
  client: ApiClient,
  target: PlaybackTarget,
  wanted: Wanted,
): Promise<OpenPlayback> {
  const opened = await takeAhead(target, wanted)?.catch(() => null)
  return opened ?? openNow(client, target, wanted)
}

/** The answer to a press of play: what the player asks for first is on its way while the page draws it. */
async function openNow(client: ApiClient, target: PlaybackTarget, wanted: Wanted): Promise<OpenPlayback> {
  const opened = await askAsPlaying(client, target, wanted)
  keepLastPlayer(target, opened.playback_id)
  const { url, is_embedded, part, resume_seconds } = opened
  if (is_embedded || keepsAddress().keeps_address) return opened
  const { moment } = wanted
  const startSeconds = part?.startSeconds ?? moment?.seconds ?? resume_seconds
  const early = warmUp({ url, startSeconds: moment?.dateMs == null ? startSeconds : null })
  await early.areAsked
  return { ...opened, early }
}

/** Who played here until a reload goes on, however many people wait in line. */
async function askAsPlaying(
  client: ApiClient,
  target: PlaybackTarget,
  wanted: Wanted,
): Promise<OpenPlayback> {
  try {
    return await askToOpen(client, target, wanted)
  } catch (error) {
    const insteadOf = findLastPlayer(target)
    const isNew = wanted.insteadOf === null && wanted.ticket === null
    if (!isNew || insteadOf === null || !(error instanceof ApiError) || !error.place) throw error
    return askToOpen(client, target, { ...wanted, insteadOf })
  }
}

function askToOpen(
  client: ApiClient,
  target: PlaybackTarget,
  { mediaId, insteadOf, ticket }: Wanted,
): Promise<OpenPlayback> {
  const keeps = keepsAddress()
  if ('clip' in target) return openClip(client, target, keeps)
  const body = { ...keeps, ...(insteadOf !== null && { instead_of: insteadOf }) }
  if ('item' in target)
    return client.send(wireCalls.startVodPlayback, { params: { id: String(target.item) }, body })
  return client.send(wireCalls.startPlayback, {
    params: { id: String(target.event) },
    body: {
      ...body,
      ...(mediaId !== null && { event_media_id: mediaId }),
      ...(target.beside && { group: target.beside.group }),
      ...(ticket !== null && { ticket }),
    },
  })
}

async function openClip(
  client: ApiClient,
  { clip, uuid }: { clip: number; uuid: string | null },
  keeps: { keeps_address?: boolean },
): Promise<OpenPlayback> {
  const opened = await client.send(wireCalls.startClipPlayback, {
    params: { id: String(clip) },
    body: { ...keeps, ...(uuid !== null && { uuid }) },
  })
  const { from_seconds, to_seconds, ...source } = opened
  return {
    ...source,
    resume_seconds: 0,
    storyboard_url: null,
    part: { startSeconds: from_seconds, endSeconds: to_seconds },
  }
}

/** Without a MediaSource there is the browser's own HLS alone, which goes on with the address that it was given. */
export function keepsAddress(): { keeps_address?: boolean } {
  return 'ManagedMediaSource' in window || 'MediaSource' in window ? {} : { keeps_address: true }
}
