/** Where the data of one camera goes. */
export interface CameraFeed {
  video(timestampMs: number, body: Buffer): void
  audio(timestampMs: number, body: Buffer): void
  /** Called once, whatever the reason. */
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
  /** Nothing is taken before it answers. Null refuses, and the encoder tells its user that the name is wrong. */
  onCamera: (request: CameraRequest) => Promise<CameraFeed | null>
  /** A connection ended with an error: bad bytes, or something that the feed threw. */
  onError: (error: unknown, ip: string) => void
}
