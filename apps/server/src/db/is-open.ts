import { eq } from 'drizzle-orm'
import { events } from './tables.ts'

/** For everybody to hear of: no game that only operators see. */
export const isOpen = eq(events.is_private, false)
