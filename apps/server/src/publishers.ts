/** The encoders that are sending to this process, one for each camera. */
export interface Publishers {
  isBusy(eventMediaId: number): boolean
  /** Cuts it off and waits until all that it sent is written; it may come back if its key still opens. */
  disconnect(eventMediaId: number): Promise<void>
  add(eventMediaId: number, disconnect: () => void): void
  remove(eventMediaId: number): void
}

interface Sending {
  disconnect: () => void
  ended: PromiseWithResolvers<void>
}

export function createPublishers(): Publishers {
  const sending = new Map<number, Sending>()
  return {
    isBusy: eventMediaId => sending.has(eventMediaId),
    async disconnect(eventMediaId) {
      const one = sending.get(eventMediaId)
      one?.disconnect()
      await one?.ended.promise
    },
    add(eventMediaId, disconnect) {
      sending.set(eventMediaId, { disconnect, ended: Promise.withResolvers() })
    },
    remove(eventMediaId) {
      sending.get(eventMediaId)?.ended.resolve()
      sending.delete(eventMediaId)
    },
  }
}
