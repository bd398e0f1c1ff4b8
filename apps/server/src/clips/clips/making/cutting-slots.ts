import { createFairSlots } from '../../../runtime/slots.ts'

/** Of this process, for all that is made of clips: games go on meanwhile. Channels take turns. */
export const cuttingSlots = createFairSlots(2)
