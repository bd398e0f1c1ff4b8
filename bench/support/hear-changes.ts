export interface Hearing {
  /** When each change came. */
  atMs: number[]
  isOpen(): boolean
  close(): void
}

/** Listens to what happens in the games, as an open page does. */
export async function hearChanges(url: string, apiKey: string): Promise<Hearing> {
  const stopping = new AbortController()
  const response = await fetch(`${url}/api/events-stream?api_key=${apiKey}`, { signal: stopping.signal })
  if (!response.ok || !response.body) throw new Error(`The stream of events answers ${response.status}`)
  const atMs: number[] = []
  let isOpen = true
  const { body } = response
  const reading = (async () => {
    for await (const chunk of body) {
      const count =
        Buffer.from(chunk)
          .toString()
          .match(/^event: change/gm)?.length ?? 0
      for (let one = 0; one < count; one += 1) atMs.push(performance.now())
    }
  })()
  reading.catch(() => {}).finally(() => (isOpen = false))
  return { atMs, isOpen: () => isOpen, close: () => stopping.abort() }
}
