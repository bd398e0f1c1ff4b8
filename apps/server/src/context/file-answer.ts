import { z } from 'zod'

/** What a call that gives a file answers with. */
export const fileAnswer = z.object({
  path: z.string(),
  /** What it is called when it is saved, in whatever letters. */
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  etag: z.string(),
})
export type FileAnswer = z.infer<typeof fileAnswer>
