import { z } from 'zod'

/** A place in the line before players, where more people come in the same moment than can be let in. */
export const place = z.object({
  /** Of this session and game alone: shows the place, and lets in when it is called. */
  ticket: z.string(),
  /** The person's place, 1 is the next; 0: come in now. */
  number: z.int().min(0),
  /** About how long it takes. Buyers who come later go first, so it may take longer. */
  wait_seconds: z.int().min(0),
  /** When to ask again. */
  again_seconds: z.int().min(1),
})
export type Place = z.infer<typeof place>

/** As it is sent back. */
export const ticket = z.string().max(200)
