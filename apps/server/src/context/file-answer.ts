import type { Readable } from 'node:stream'
import { z } from 'zod'

/** Reads a part of a file, wherever it lies; both ends included. */
export type ReadPart = (range: { start: number; end: number }) => Readable | Promise<Readable>

/** What a call that gives a file answers with. */
export const fileAnswer = z.object({
  read: z.custom<ReadPart>(value => typeof value === 'function'),
  /** What it is called when it is saved, in whatever letters. */
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  etag: z.string(),
})
export type FileAnswer = z.infer<typeof fileAnswer>
