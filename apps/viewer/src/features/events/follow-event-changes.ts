import type { ApiClient } from '@grandstand/api-client'
import type { EventChange } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { followStart, moveFollow, retryMs } from './follow-state.ts'
import { followUser, type UserContext, userId } from './follow-user.ts'
import { mayChangeAnswer } from './may-change-answer.ts'
import { patchCachedEvents } from './patch-cached-events.ts'

interface FollowContext extends UserContext {
  client: Pick<ApiClient, 'getFileAddress' | 'sendQuietly'>
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  /** Null where the browser has no streams. */
  openSource: ((address: string) => EventSource) | null
  /** Calls back when other scores may be told: an open stream goes on with those of before. */
  followScores?: (listener: () => void) => () => void
  /** The last change that is on the page already; null: nobody knows. */
  since?: number | null
}

/** Several events may move in the same second; their lists are asked for once. */
const refreshMs = 500

/** Depends on what the user holds. */
const ofUser = ['events', 'access', 'orders', 'cards', 'vod'] as const

/** Keeps every cached event as the server has it, while somebody looks at the page. Returns how to end that. */
export function followEventChanges({
  client,
  page,
  openSource,
  followScores = () => () => {},
  since = null,
  ...user
}: FollowContext): () => void {
  const { queryClient } = user
  let state = followStart(openSource !== null)
  /** Where to go on after a break. */
  let cursor = since
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let refresh: ReturnType<typeof setTimeout> | undefined
  /** Changes with each pause: what was begun before it must not go on after it. */
  let run = 0
  /** Whose the last stream was, null for a visitor's: since its end what they hold may have changed. */
  let heardOf: number | null | undefined
  /** Changes with what the user holds. */
  let held: string | null | undefined
  const strangers = new Map<number, string>()
  /** What has moved since the lists were loaded; null means everything that was missed. */
  let moved: (EventChange | null)[] = []

  function refreshLists(change: EventChange | null) {
    moved.push(change)
    clearTimeout(refresh)
    refresh = setTimeout(() => {
      const since = moved
      moved = []
      void queryClient.invalidateQueries({
        queryKey: ['events'],
        predicate: ({ queryKey }) => since.some(each => each === null || mayChangeAnswer(queryKey, each)),
      })
    }, refreshMs)
  }

  function take(change: EventChange) {
    const { isKnown, isMoved } = patchCachedEvents(queryClient, change)
    const before = strangers.get(change.id)
    const state = `${change.stream_status} ${change.event_utc_ts}`
    strangers.set(change.id, state)
    // An event that no list holds may belong in one now: when it is new, goes live, or moves on.
    const isNew = !isKnown && (before === undefined ? change.stream_status !== 'finished' : before !== state)
    if (isMoved || isNew) refreshLists(change)
  }

  function refreshOwn() {
    for (const name of ofUser) void queryClient.invalidateQueries({ queryKey: [name] })
  }

  /** All that happened since the last known change. */
  async function ask(ownRun: number) {
    const query = cursor === null ? {} : { cursor: String(cursor) }
    const changes = await client.sendQuietly(wireCalls.listEventChanges, { query })
    if (!changes || ownRun !== run) return
    changes.items.forEach(take)
    if (!changes.is_complete) refreshLists(null)
    cursor = changes.cursor
    if (held !== undefined && held !== changes.held) refreshOwn()
    held = changes.held
  }

  async function openStream(ownRun: number) {
    if (!openSource) return
    try {
      const address = await client.getFileAddress(wireCalls.streamEventChanges, {})
      if (ownRun !== run) return
      const opened = openSource(address)
      source = opened
      opened.addEventListener('hello', async ({ data }: MessageEvent<string>) => {
        state = moveFollow(state, 'opened')
        const now = userId(queryClient)
        if (heardOf !== undefined && (heardOf ?? now) !== null) refreshOwn()
        heardOf = now
        const hello: { cursor: number; is_complete: boolean } = JSON.parse(data)
        if (!hello.is_complete) refreshLists(null)
        if (cursor !== null && cursor !== hello.cursor) await ask(ownRun)
        cursor = Math.max(cursor ?? 0, hello.cursor)
      })
      opened.addEventListener('change', ({ data, lastEventId }: MessageEvent<string>) => {
        take(JSON.parse(data))
        if (/^\d+$/.test(lastEventId)) cursor = Number(lastEventId)
      })
      // Bought, renewed or refunded, in whatever tab.
      opened.addEventListener('access', refreshOwn)
      opened.addEventListener('clip', () => void queryClient.invalidateQueries({ queryKey: ['clips'] }))
      opened.addEventListener('error', () => {
        opened.close()
        if (ownRun === run) again(ownRun)
      })
    } catch {
      if (ownRun === run) again(ownRun)
    }
  }

  function again(ownRun: number) {
    state = moveFollow(state, 'failed')
    timer = setTimeout(() => follow(ownRun), retryMs(state, Math.random()))
  }

  async function follow(ownRun: number) {
    if (ownRun !== run) return
    if (state.mode === 'stream') return openStream(ownRun)
    await ask(ownRun)
    if (ownRun === run) timer = setTimeout(() => follow(ownRun), retryMs(state, Math.random()))
  }

  function pause() {
    run++
    source?.close()
    source = null
    clearTimeout(timer)
  }

  function onVisibility() {
    pause()
    if (page.hidden) return
    state = followStart(openSource !== null)
    void follow(run)
  }

  page.addEventListener('visibilitychange', onVisibility)
  // The server sends a stream only the access of its own user.
  const leave = followUser(user, onVisibility)
  const leaveScores = followScores(onVisibility)
  onVisibility()
  return () => {
    leave()
    leaveScores()
    pause()
    clearTimeout(refresh)
    page.removeEventListener('visibilitychange', onVisibility)
  }
}
