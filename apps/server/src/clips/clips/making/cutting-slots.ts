import { createSlots } from '../../../runtime/slots.ts'

/** Of this process, for all that is made of clips: games go on meanwhile. */
export const cuttingSlots = createSlots(2)
