import type Hls from 'hls.js'
import {
  beginRecovery,
  moveRecovery,
  type RecoveryEffect,
  type RecoveryEvent,
  type RecoveryState,
} from '../core/move-recovery.ts'
import type { Requests } from './create-requests.ts'
import type { EngineOptions } from './engine.ts'
import { jumpWhenReady } from './jump-when-ready.ts'

export interface EngineRecovery {
  readonly state: RecoveryState
  /** It waits before it tries again. */
  readonly isWaiting: boolean
  tell(event: RecoveryEvent): void
  fail(kind: Extract<RecoveryEvent, { type: 'failure' }>['kind']): void
  reopen(): void
  close(): void
}

/** Does to hls.js and the element what `moveRecovery` decides. */
export function createRecovery(
  HlsClass: typeof Hls,
  hls: Hls,
  { video, isLive, dispatch }: Pick<EngineOptions, 'video' | 'isLive' | 'dispatch'>,
  requests: Requests,
): EngineRecovery {
  let state = beginRecovery({ isLive, isToPlay: !video.paused })
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell(event: RecoveryEvent): void {
    const next = moveRecovery(state, event)
    state = next.state
    if (next.effect) run(next.effect)
  }

  const fail: EngineRecovery['fail'] = kind => tell({ type: 'failure', kind, nowMs: performance.now() })

  /**
   * A viewer at the edge returns to the edge, any other viewer to their position. A new source pauses the element, so it
   * must start again for a viewer who watched.
   */
  function reopen(): void {
    const { position, isToPlay } = state
    if (position) hls.config.startPosition = position.isAtEdge ? -1 : position.seconds
    hls.loadSource(requests.address())
    // A game that ended meanwhile has no edge, and hls.js would begin at kick-off.
    if (position?.isAtEdge)
      hls.once(HlsClass.Events.LEVEL_LOADED, (_event, { details }) => {
        if (!details.live) jumpWhenReady(video, position.seconds)
      })
    if (isToPlay) hls.once(HlsClass.Events.MANIFEST_PARSED, () => void video.play().catch(() => {}))
  }

  function wait(afterMs: number, act: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      act()
    }, afterMs)
  }

  function skip(segments: number): void {
    const fragments = hls.latestLevelDetails?.fragments
    const pieces = fragments?.map(({ start }) => ({ startSeconds: start })) ?? null
    tell({ type: 'skip', segments, pieces })
  }

  function run(effect: RecoveryEffect): void {
    switch (effect.action) {
      case 'renew':
        // A final refusal closes the player; all else is a failing network.
        requests
          .refresh()
          .then(reopen)
          .catch(() => fail('network'))
        break
      case 'retry':
        dispatch({ type: 'problem', problem: { kind: navigator.onLine ? 'slow' : 'offline' } })
        wait(effect.afterMs, reopen)
        break
      case 'reopen':
        reopen()
        break
      case 'skip':
        wait(effect.afterMs, () => skip(effect.segments))
        break
      case 'over':
        dispatch({ type: 'ended' })
        break
      case 'give_up':
        dispatch({ type: 'failed', problem: effect.problem })
    }
  }

  const unlisten = whenBack(() => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    reopen()
  })

  return {
    get state() {
      return state
    },
    get isWaiting() {
      return timer !== undefined
    },
    tell,
    fail,
    reopen,
    close() {
      clearTimeout(timer)
      unlisten()
    },
  }
}

/** Back from no network or from sleep: what waits for its turn need not wait any longer. */
function whenBack(act: () => void): () => void {
  const onBack = () => {
    if (navigator.onLine) act()
  }
  window.addEventListener('online', onBack)
  document.addEventListener('visibilitychange', onBack)
  return () => {
    window.removeEventListener('online', onBack)
    document.removeEventListener('visibilitychange', onBack)
  }
}
