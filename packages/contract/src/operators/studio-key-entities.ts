import { z } from 'zod'
import { id, utcDateTime } from '../scalars.ts'
import { keyRoles } from '../studio-constants.ts'

/** With it a program makes the Studio's calls. The key itself is shown once, when it is made. */
export const studioKey = z.object({
  id,
  name: z.string(),
  role: z.enum(keyRoles),
  /** The first letters of the key, to tell it from others. */
  start: z.string(),
  made_by: z.string(),
  created_at: utcDateTime,
  last_used_at: utcDateTime.nullable(),
  revoked_at: utcDateTime.nullable(),
})
export type StudioKey = z.infer<typeof studioKey>
