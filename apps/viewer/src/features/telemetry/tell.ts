/** Goes out even while the page is left, waits for nothing, and fails unheard. */
export function tell(url: string, body: object): void {
  const text = JSON.stringify(body)
  try {
    if (navigator.sendBeacon?.(url, text)) return
    void fetch(url, { method: 'POST', body: text, keepalive: true, credentials: 'omit' }).catch(() => {})
  } catch {
    // Nobody who watches a game has to know.
  }
}
