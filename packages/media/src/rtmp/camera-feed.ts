/** Takes what one encoder sends. */
export interface CameraFeed {
  video(timestampMs: number, body: Buffer): void
  audio(timestampMs: number, body: Buffer): void
  /** Once, whatever ended it. */
  end(): void
}

export interface CameraRequest {
  app: string
  /** The stream key, as the encoder sent it. */
  key: string
  ip: string
  /** Ends the connection: the key was rotated, the event is over. */
  disconnect: () => void
}

export interface ConnectionOptions {
  /** Nothing is taken before it has answered. Null refuses: the encoder shows its user that the name is wrong. */
  onCamera: (request: CameraRequest) => Promise<CameraFeed | null>
  /** A connection that ended by an error: bad bytes, or one of the feed's. */
  onError: (error: unknown, ip: string) => void
}
