const fadeMs = 500

/** The splash stands in the page from the first byte; it fades out over 500 ms and is gone. */
export function endSplash(page: Document): void {
  const splash = page.getElementById('splash')
  if (!splash) return
  splash.classList.add('splash--leaving')
  setTimeout(() => splash.remove(), fadeMs)
}
