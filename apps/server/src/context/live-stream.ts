/** A message of a stream of server-sent events. */
export interface StreamMessage {
  event: string
  data: unknown
  /** What the browser comes back with after a break. */
  id?: string
}

/** What a streaming call answers with. */
export interface LiveStream {
  /** Begins to send; the returned function ends it. */
  start(send: (messages: readonly StreamMessage[]) => void): () => void
}
