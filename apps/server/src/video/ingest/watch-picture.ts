/** An encoder that sends, but no picture for so long, shows its viewers none. */
const noPictureMs = 5_000

interface PictureWatch {
  /** One was recorded. It is shown as soon as players can play it. */
  see(isPlayable: boolean): void
  /** It goes somewhere else now, where it is not shown yet. */
  restart(): void
  stop(): void
}

/** Tells when the first picture of an encoder can be played, when none comes any more, and when one does again. */
export function watchPicture({
  onShown,
  onMissing,
}: {
  onShown: () => void
  onMissing: () => void
}): PictureWatch {
  let isShown = false
  const timer = setTimeout(() => {
    isShown = false
    onMissing()
  }, noPictureMs)
  return {
    see(isPlayable) {
      timer.refresh()
      if (isShown || !isPlayable) return
      isShown = true
      onShown()
    },
    restart() {
      isShown = false
    },
    stop: () => clearTimeout(timer),
  }
}
