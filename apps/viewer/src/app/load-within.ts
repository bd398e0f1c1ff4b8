/** A file of the app did not come, or came too late. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

export const chunkTimeoutMs = 120_000

export async function loadWithin<Loaded>(
  load: () => Promise<Loaded>,
  timeoutMs = chunkTimeoutMs,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Not loaded within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error))
  } finally {
    clearTimeout(timer)
  }
}
