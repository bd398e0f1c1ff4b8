import { randomBytes } from 'node:crypto'

/** The address of a television is `cast` until a receiver comes, and `cast<ticket>` for that receiver. */
const shape = /^cast([0-9a-f]{12})?$/

export const isCastDevice = (device: string | null): boolean => device !== null && shape.test(device)

/** Null: the address that the phone sent, which opens nothing but the list of sizes. */
export const ticketOf = (device: string | null): string | null => device?.match(shape)?.[1] ?? null

export const createTicket = (): string => randomBytes(6).toString('hex')
