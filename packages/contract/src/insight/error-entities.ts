import { z } from 'zod'
import { utcDateTime } from '../scalars.ts'

/** What the server itself wrote down of a request that failed. */
const serverLine = z.object({
  at: utcDateTime,
  message: z.string(),
  /** What was asked for. */
  place: z.string(),
  stack: z.string(),
})

/** Errors of one cause in one release of the viewer. */
export const errorGroup = z.object({
  cause: z.string(),
  release: z.string(),
  message: z.string(),
  call: z.string().nullable(),
  status: z.int().nullable(),
  /** Of the page, the first time. */
  path: z.string(),
  user_agent: z.string(),
  count: z.int(),
  /** Networks that it hit, each once a day: a sender who repeats it, under whatever names, is one. */
  people: z.int(),
  first_at: utcDateTime,
  last_at: utcDateTime,
  /** Of the last request that had one. */
  request_id: z.string().nullable(),
  /** Null: the server has none of that request, as when it refused it for a reason. */
  server_line: serverLine.nullable(),
})
export type ErrorGroup = z.infer<typeof errorGroup>
