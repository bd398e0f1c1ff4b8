import { createReadStream, type ReadStream } from 'node:fs'

const chunkBytes = 256 * 1024

/** Of a file on this disk, both ends included. */
export const readPartOf =
  (path: string) =>
  ({ start, end }: { start: number; end: number }): ReadStream =>
    createReadStream(path, { start, end, highWaterMark: chunkBytes })
