import { z } from 'zod'
import { place } from './video/door-entities.ts'

/** Every refusal looks like this. `fields` names what was wrong with which field. */
export const errorReply = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string().optional(),
    /** With `in_line`. */
    place: place.optional(),
  }),
})
export type ErrorReply = z.infer<typeof errorReply>
