/** An encoder that sends, but no picture for so long, shows its viewers none. */
const noPictureMs = 5_000

interface PictureWatch {
  /** One was recorded. */
  see(): void
  stop(): void
}

/** Tells when the first picture of an encoder comes, when none comes any more, and when one does again. */
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
    see() {
      timer.refresh()
      if (isShown) return
      isShown = true
      onShown()
    },
    stop: () => clearTimeout(timer),
  }
}
