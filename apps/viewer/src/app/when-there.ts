const patienceMs = 10_000

/**
 * Does something with what the app shows, at once or when it comes: a part of a screen may wait for an answer, and the stage
 * gets into its place a moment later. `isDone` says whether it was there.
 */
export function whenThere(container: HTMLElement, isDone: () => boolean): void {
  if (isDone()) return
  const watching = new MutationObserver(() => {
    if (isDone()) watching.disconnect()
  })
  watching.observe(container, { childList: true, subtree: true })
  setTimeout(() => watching.disconnect(), patienceMs)
}
