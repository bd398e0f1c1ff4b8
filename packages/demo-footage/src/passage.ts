import type { FilePart } from '@grandstand/media'

/** How a passage of play ends: nobody scores, or one side does. */
export const endings = ['open', 'home', 'away'] as const
export type Ending = (typeof endings)[number]

/** Length of a passage's end. The film has one end for each ending. */
export const endingSeconds = 8
/** From its beginning to the goal. */
export const goalAfterSeconds = 4

/**
 * Where in a film the passage with an ending is: the film has the open one first, then the other endings. Every length is a
 * multiple of 8 s, where a picture and a frame of sound begin together (375 × 1024 samples), so that no seam is heard or seen.
 */
export function passageParts(seconds: number, ending: Ending): FilePart[] {
  if (ending === 'open') return [{ fromSeconds: 0, toSeconds: seconds }]
  const endingAt = seconds + (endings.indexOf(ending) - 1) * endingSeconds
  return [
    { fromSeconds: 0, toSeconds: seconds - endingSeconds },
    { fromSeconds: endingAt, toSeconds: endingAt + endingSeconds },
  ]
}

export const filmSeconds = (seconds: number) => seconds + (endings.length - 1) * endingSeconds
