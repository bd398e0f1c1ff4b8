/** Viewers see it, or the crew alone. */
export type ShownAs = 'live' | 'held'

/** The cameras whose encoders are sending to this process. */
export interface Cameras {
  isBusy(videoId: number): boolean
  /** The hash of the stream key that it came with. */
  keyOf(videoId: number): string | undefined
  /** Cuts it off and waits until all that it sent is written; it may come back if its key still opens. */
  disconnect(videoId: number): Promise<void>
  /** To whom its picture comes; null: to nobody. */
  show(videoId: number, shownAs: ShownAs | null): void
  shownAs(videoId: number): ShownAs | null
  /** From now on its picture is for the crew alone, or for viewers again. */
  hold(videoId: number, isHeld: boolean): void
  /** How its feed hears of that. */
  onHold(videoId: number, hold: (isHeld: boolean) => void): void
  /** Cuts each off between two segments, so that its encoder comes to another process and nothing is missing. */
  moveAll(): Promise<void>
  /** How its feed does that. */
  onMove(videoId: number, move: () => Promise<void>): void
  /** Until no encoder sends here. */
  whenNoneSends(): Promise<void>
  add(videoId: number, encoder: { keyHash: string; disconnect: () => void }): void
  /** The encoder is gone; `written` resolves once the last of its data is written in all sizes. */
  remove(videoId: number, written?: Promise<void>): void
  /** Until what an encoder before sent is written. */
  whenWritten(videoId: number): Promise<void>
  /** Until all of it is, of all that are gone. */
  whenAllWritten(): Promise<void>
}

interface Sending {
  keyHash: string
  disconnect: () => void
  ended: PromiseWithResolvers<void>
  shownAs: ShownAs | null
  hold: (isHeld: boolean) => void
  move: () => Promise<void>
}

export function createCameras(): Cameras {
  const sending = new Map<number, Sending>()
  const writing = new Map<number, Promise<void>>()
  return {
    isBusy: videoId => sending.has(videoId),
    keyOf: videoId => sending.get(videoId)?.keyHash,
    async disconnect(videoId) {
      const one = sending.get(videoId)
      one?.disconnect()
      await one?.ended.promise
      await writing.get(videoId)
    },
    show(videoId, shownAs) {
      const one = sending.get(videoId)
      if (one) one.shownAs = shownAs
    },
    shownAs: videoId => sending.get(videoId)?.shownAs ?? null,
    hold: (videoId, isHeld) => sending.get(videoId)?.hold(isHeld),
    onHold(videoId, hold) {
      const one = sending.get(videoId)
      if (one) one.hold = hold
    },
    async moveAll() {
      await Promise.all([...sending.values()].map(one => one.move()))
    },
    onMove(videoId, move) {
      const one = sending.get(videoId)
      if (one) one.move = move
    },
    async whenNoneSends() {
      while (sending.size > 0) await Promise.all([...sending.values()].map(({ ended }) => ended.promise))
    },
    add(videoId, encoder) {
      const ended = Promise.withResolvers<void>()
      const move = async () => encoder.disconnect()
      sending.set(videoId, { ...encoder, ended, shownAs: null, hold() {}, move })
    },
    remove(videoId, written) {
      sending.get(videoId)?.ended.resolve()
      sending.delete(videoId)
      if (!written) return
      const whole = written.finally(() => {
        if (writing.get(videoId) === whole) writing.delete(videoId)
      })
      writing.set(videoId, whole)
    },
    whenWritten: async videoId => writing.get(videoId),
    async whenAllWritten() {
      await Promise.all(writing.values())
    },
  }
}
