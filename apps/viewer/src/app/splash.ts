const fadeMs = 500

/** The splash is in the page from the first byte. It fades out over 500 ms, or goes at once for reduced motion. */
export function endSplash(page: Document): void {
  const splash = page.getElementById('splash')
  if (!splash) return
  splash.classList.add('splash--leaving')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  setTimeout(() => splash.remove(), isStill ? 0 : fadeMs)
}
