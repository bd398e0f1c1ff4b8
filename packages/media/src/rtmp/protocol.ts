export const handshakeBytes = 1536

export const messageTypes = {
  setChunkSize: 1,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  bandwidth: 6,
  audio: 8,
  video: 9,
  command3: 17,
  command: 20,
} as const
