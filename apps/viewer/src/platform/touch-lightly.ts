const touchMs = 12

/** Not before its owner has touched the page, where browsers refuse it, and not where they want no motion. */
export function touchLightly(): void {
  const { userActivation } = navigator
  if (!userActivation?.hasBeenActive || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate?.(touchMs)
}
