/** What one sender can make this process hold. */
export interface ConnectionLimits {
  messages: number
  messageBytes: number
  /** Of all messages that have begun and are not whole. */
  pendingBytes: number
  chunkStreams: number
}

/** Anybody can connect, so until the key is accepted: enough for the handful of commands that every encoder sends. */
export const strangerLimits: ConnectionLimits = {
  messages: 64,
  messageBytes: 16 * 1024,
  pendingBytes: 32 * 1024,
  chunkStreams: 8,
}

/** More than any encoder needs for one picture, and for one that is interleaved with sound. */
export const cameraLimits: ConnectionLimits = {
  messages: Number.POSITIVE_INFINITY,
  messageBytes: 8 * 1024 * 1024,
  pendingBytes: 12 * 1024 * 1024,
  chunkStreams: 16,
}

/** Commands stay small for every sender: decoding one blocks everyone. */
export const commandBytes = strangerLimits.messageBytes
export const commandValues = 256

/** Answers that the other side does not read. */
export const unreadBytes = 64 * 1024
