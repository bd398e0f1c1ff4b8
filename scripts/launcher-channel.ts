/** The launcher holds a channel to us. When it closes, the launcher was killed and nobody waits for us any more. */
export function onLauncherGone(end: () => void): () => void {
  process.once('disconnect', end)
  // Listening alone must not keep the process running.
  process.channel?.unref()
  return () => process.off('disconnect', end)
}
