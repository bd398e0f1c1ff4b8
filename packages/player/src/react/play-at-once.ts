import type { PlayerEvent } from '../core/player-state.ts'

/** With sound where the browser lets a page begin by itself, else without; where it may not at all, it waits for a press. */
export async function playAtOnce(
  video: HTMLVideoElement,
  dispatch: (event: PlayerEvent) => void,
): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    // Anything else than a refusal is a newer wish, such as another source.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    const wasMuted = video.muted
    video.muted = true
    try {
      await video.play()
      if (!wasMuted) dispatch({ type: 'silenced' })
    } catch {
      video.muted = wasMuted
      dispatch({ type: 'paused' })
    }
  }
}
