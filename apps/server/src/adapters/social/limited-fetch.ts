const timeoutMs = 5_000
const maxBytes = 256 * 1024

/** A `fetch` that neither waits nor reads without end, and goes only where it was sent. */
export async function limitedFetch(url: string, options: RequestInit): Promise<Response> {
  const ownLimit = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, ownLimit]) : ownLimit
  const response = await fetch(url, { ...options, signal, redirect: 'manual' })
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  const { status, headers } = response
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, headers })
}
