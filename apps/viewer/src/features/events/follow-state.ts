/** How changes of events reach the page: by a stream, or by asking again and again where streams do not get through. */
export interface FollowState {
  mode: 'stream' | 'poll'
  failures: number
}

export const pollMs = 3000
const maxFailures = 3

export function followStart(hasStreams: boolean): FollowState {
  return { mode: hasStreams ? 'stream' : 'poll', failures: 0 }
}

export function moveFollow(state: FollowState, event: 'opened' | 'failed'): FollowState {
  if (event === 'opened') return { ...state, failures: 0 }
  const failures = state.failures + 1
  return { mode: failures >= maxFailures ? 'poll' : state.mode, failures }
}

/** 1 s, 2 s, 4 s: a server that restarts must not meet all its viewers at once, so up to half as much is added. */
export function retryMs({ mode, failures }: FollowState, random: number): number {
  if (mode === 'poll') return pollMs
  return 1000 * 2 ** Math.max(failures - 1, 0) * (1 + random / 2)
}
