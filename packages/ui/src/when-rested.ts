/** Once all of the page is loaded and its script has nothing to do; returns how to want it no more. */
export function whenRested(run: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const rest = () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (!signal.aborted) run()
    })
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true, signal })
  return () => controller.abort()
}
