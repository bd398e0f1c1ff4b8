/**
 * `waiting`: nothing came yet. `live`: it grows. `making`: a file that can be played in some size, others come. `ready`: all of
 * it is there.
 */
export const videoStates = ['waiting', 'live', 'making', 'ready'] as const
export type VideoState = (typeof videoStates)[number]

const moves: Record<VideoState, readonly VideoState[]> = {
  waiting: ['live'],
  // An encoder that comes back.
  live: ['live', 'ready'],
  making: ['ready'],
  // An operator brings a game back; a clip is to have another file.
  ready: ['live', 'making'],
}

/** From which states one may come to this. */
export function videoStatesBefore(to: VideoState): VideoState[] {
  return videoStates.filter(from => moves[from].includes(to))
}
