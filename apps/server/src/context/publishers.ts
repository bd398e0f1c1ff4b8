/** The encoders that are sending to this process, one for each camera. */
export interface Publishers {
  isBusy(eventMediaId: number): boolean
  /** The hash of the stream key that it came with. */
  keyOf(eventMediaId: number): string | undefined
  /** Cuts it off and waits until all that it sent is written; it may come back if its key still opens. */
  disconnect(eventMediaId: number): Promise<void>
  add(eventMediaId: number, encoder: { keyHash: string; disconnect: () => void }): void
  /** It is gone; `written` is when the last of what it sent is written in all sizes. */
  remove(eventMediaId: number, written?: Promise<void>): void
  /** Until what an encoder before sent is written. */
  whenWritten(eventMediaId: number): Promise<void>
}

interface Sending {
  keyHash: string
  disconnect: () => void
  ended: PromiseWithResolvers<void>
}

export function createPublishers(): Publishers {
  const sending = new Map<number, Sending>()
  const writing = new Map<number, Promise<void>>()
  return {
    isBusy: eventMediaId => sending.has(eventMediaId),
    keyOf: eventMediaId => sending.get(eventMediaId)?.keyHash,
    async disconnect(eventMediaId) {
      const one = sending.get(eventMediaId)
      one?.disconnect()
      await one?.ended.promise
      await writing.get(eventMediaId)
    },
    add(eventMediaId, encoder) {
      sending.set(eventMediaId, { ...encoder, ended: Promise.withResolvers() })
    },
    remove(eventMediaId, written) {
      sending.get(eventMediaId)?.ended.resolve()
      sending.delete(eventMediaId)
      if (!written) return
      const whole = written.finally(() => {
        if (writing.get(eventMediaId) === whole) writing.delete(eventMediaId)
      })
      writing.set(eventMediaId, whole)
    },
    whenWritten: async eventMediaId => writing.get(eventMediaId),
  }
}
