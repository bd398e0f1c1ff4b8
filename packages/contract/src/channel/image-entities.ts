import { z } from 'zod'

/** A picture with its smaller copies, for `srcset`. */
export const image = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
})
export type Image = z.infer<typeof image>
