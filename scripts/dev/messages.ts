import type { HotPayload } from 'vite'
import { z } from 'zod'

const hotPayload = z.custom<HotPayload>()

/** What the server asks for: modules of the viewer, with which it draws first screens. */
export const fromServer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('invoke'), id: z.int(), payload: hotPayload }),
])
export type FromServer = z.infer<typeof fromServer>

export const toServer = z.discriminatedUnion('kind', [
  /** The server before it has ended. */
  z.object({ kind: z.literal('start') }),
  z.object({ kind: z.literal('viewer-changed') }),
  z.object({
    kind: z.literal('invoked'),
    id: z.int(),
    answer: z.union([z.object({ result: z.unknown() }), z.object({ error: z.unknown() })]),
  }),
])
export type ToServer = z.infer<typeof toServer>
