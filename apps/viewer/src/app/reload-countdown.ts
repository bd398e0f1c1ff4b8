export const reloadWaitSeconds = 60

export type ReloadState =
  /** The button is disabled. */
  | { phase: 'waiting'; secondsLeft: number }
  | { phase: 'ready' }
  /** Fetches the key again. */
  | { phase: 'trying' }

export type ReloadEvent = 'second' | 'press' | 'failed'

export const reloadStart: ReloadState = { phase: 'waiting', secondsLeft: reloadWaitSeconds }

/** What the error-reload screen does next. */
export function moveReload(state: ReloadState, event: ReloadEvent): ReloadState {
  if (event === 'second' && state.phase === 'waiting') {
    return state.secondsLeft > 1
      ? { phase: 'waiting', secondsLeft: state.secondsLeft - 1 }
      : { phase: 'ready' }
  }
  if (event === 'press' && state.phase === 'ready') return { phase: 'trying' }
  if (event === 'failed' && state.phase === 'trying') return reloadStart
  return state
}
