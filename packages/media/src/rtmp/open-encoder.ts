import type { Socket } from 'node:net'
import { readProxyHeader } from './proxy-header.ts'

export interface OpenEncoderOptions {
  /** Whose word about the address of an encoder counts. */
  isProxy: (ip: string) => boolean
  withinMs: number
  onError: (error: unknown, ip: string) => void
}

/**
 * Calls with the encoder's address. A trusted proxy says it first, and is cut off if it says nonsense or stops half-way;
 * without such a header the trusted machine is an encoder itself.
 */
export function openEncoder(
  socket: Socket,
  { isProxy, withinMs, onError }: OpenEncoderOptions,
  onOpen: (ip: string) => void,
): void {
  const { remoteAddress: from = '' } = socket
  if (!isProxy(from)) {
    onOpen(from)
    return
  }
  let received: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  const patience = setTimeout(() => fail(new RangeError('A trusted proxy said nothing in time')), withinMs)

  function fail(error: unknown): void {
    leave()
    onError(error, from)
    socket.destroy()
  }
  function leave(): void {
    clearTimeout(patience)
    socket.off('data', read).off('close', leave).off('error', fail)
  }
  function read(chunk: Buffer): void {
    received = Buffer.concat([received, chunk])
    try {
      const header = readProxyHeader(received)
      if (!header) return
      leave()
      // Whoever reads on gets what came after the header.
      socket.pause()
      if (header.bytes < received.length) socket.unshift(received.subarray(header.bytes))
      onOpen(header.ip ?? from)
      socket.resume()
    } catch (error) {
      fail(error)
    }
  }
  socket.on('data', read).on('close', leave).on('error', fail)
}
