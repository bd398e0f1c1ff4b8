import { z } from 'zod'
import type { Tracing } from '../runtime/tracing.ts'

const marked = z.looseObject({ traceparent: z.string() })

/** With what asked for it, where that is traced. */
export function markPayload(payload: object, tracing: Tracing | null): object {
  const traceparent = tracing?.tell() ?? null
  return traceparent === null ? payload : { ...payload, traceparent }
}

/** Even if this process traces nothing: the caller may trace. */
export function readMarked(stored: unknown): { payload: unknown; parent: string | null } {
  const { data } = marked.safeParse(stored)
  if (!data) return { payload: stored, parent: null }
  const { traceparent: parent, ...payload } = data
  return { payload, parent }
}
